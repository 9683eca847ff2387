#!/usr/bin/env python3
"""Compares what xday finds in random calendars with what two Python packages find.

Run by hand, not part of the tests:

    pip install python-dateutil icalendar recurring-ical-events
    python3 compare.py path/to/xday [calendars] [seed]

Each calendar holds one random series, often with exceptions, an added date and a replaced instance. Some days of it
are asked for, one by one: `xday today DAY --json` must list what dateutil expands, and for rules of days and longer
also what recurring-ical-events finds. Prints every difference and exits 1 if there was one. What the packages are
known to do differently, and so is not generated, is named in docs/calendars.md.
"""

import json
import os
import random
import subprocess
import sys
import tempfile
from datetime import date, datetime, time, timedelta
from zoneinfo import ZoneInfo

import icalendar
import recurring_ical_events
from dateutil.rrule import rrulestr

UTC = ZoneInfo("UTC")
ZONES = ["Europe/Berlin", "America/New_York", "Asia/Kolkata", "Australia/Lord_Howe", "America/St_Johns", "UTC"]
DAYS = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]


class Series:
    """A random series; its times are those of the wall clock in its zone."""

    def __init__(self, rng):
        self.whole_days = rng.random() < 0.25
        self.zone = ZoneInfo(rng.choice(ZONES))
        day = date(2020, 1, 1) + timedelta(days=rng.randint(0, 1500))
        # Not in the night: about times that do not exist Python and RFC 5545 differ.
        clock = time() if self.whole_days else time(rng.randint(4, 23), rng.choice([0, 15, 30, 45]))
        anchor = datetime.combine(day, clock)
        # DTSTART is the first date of the rule: dateutil does not count another one.
        self.start = None
        while self.start is None:
            self.rule = random_rule(rng, self.whole_days)
            self.start = first_instance(self.rule, anchor)
        self.rule += random_end(rng, self.start, self.zone, self.whole_days)
        minutes = rng.randint(1, 3) * 1440 if self.whole_days else rng.randint(1, 300)
        self.length = timedelta(minutes=minutes)
        self.all = self.rule_instances(self.start + timedelta(days=520))
        instances = self.all[:40]
        self.exceptions = rng.sample(instances, min(len(instances), 3)) if rng.random() < 0.4 else []
        self.added = self.start + timedelta(days=rng.randint(1, 100)) if rng.random() < 0.2 else None
        left = [instance for instance in instances if instance not in self.exceptions]
        self.replaced = rng.choice(left) if left and rng.random() < 0.4 else None
        self.moved = self.replaced + timedelta(days=rng.randint(-5, 5)) if self.replaced else None
        self.days = [instance.date() for instance in instances]

    def rule_instances(self, end):
        # UNTIL is compared as an instant, so dateutil must not see it.
        parts = [part for part in self.rule.split(";") if not part.startswith("UNTIL=")]
        until = next((part[6:] for part in self.rule.split(";") if part.startswith("UNTIL=")), None)
        instances = []
        for instance in bounded(";".join(parts), self.start, end):
            over = until and (instance.strftime("%Y%m%d") > until if self.whole_days
                              else written(self.instant(instance)) > until)
            if over:
                break
            instances.append(instance)
        return instances

    def instant(self, moment):
        return moment.replace(tzinfo=self.zone).astimezone(UTC)

    def occurrences(self):
        starts = set(self.all) | ({self.added} if self.added else set())
        starts -= set(self.exceptions) | {self.replaced}
        return [(start, "A") for start in starts] + ([(self.moved, "B")] if self.moved else [])

    def property(self, name, moment):
        if self.whole_days:
            return f"{name};VALUE=DATE:{moment.strftime('%Y%m%d')}"
        if self.zone == UTC:
            return f"{name}:{moment.strftime('%Y%m%dT%H%M%SZ')}"
        return f"{name};TZID={self.zone}:{moment.strftime('%Y%m%dT%H%M%S')}"

    def text(self):
        master = [self.property("DTSTART", self.start), self.property("DTEND", self.start + self.length), "SUMMARY:A",
                  "RRULE:" + self.rule] + [self.property("EXDATE", moment) for moment in self.exceptions]
        if self.added:
            master.append(self.property("RDATE", self.added))
        events = [master]
        if self.moved:
            events.append([self.property("RECURRENCE-ID", self.replaced), self.property("DTSTART", self.moved),
                           self.property("DTEND", self.moved + self.length), "SUMMARY:B"])
        lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//xday//compare//EN"]
        for event in events:
            lines += ["BEGIN:VEVENT", "UID:1", "DTSTAMP:20200101T000000Z"] + event + ["END:VEVENT"]
        return "\r\n".join(lines + ["END:VCALENDAR", ""])


def bounded(rule, start, end):
    """What dateutil expands up to a moment; left alone, it looks for a rule's next date up to the year 9999."""
    return rrulestr(f"{rule};UNTIL={end.strftime('%Y%m%dT%H%M%S')}", dtstart=start)


def first_instance(rule, anchor):
    try:
        return next(iter(bounded(rule, anchor, anchor + timedelta(days=1000))), None)
    except ValueError:
        return None  # a rule of hours that never meets its hours


def numbers(rng, low, high, most, signed=False):
    chosen = {rng.randint(low, high) for _ in range(rng.randint(1, most))}
    return ",".join(str(-n if signed and rng.random() < 0.3 else n) for n in sorted(chosen))


def random_rule(rng, whole_days):
    frequency = rng.choice(["DAILY", "WEEKLY", "MONTHLY", "YEARLY"] * 4 + ([] if whole_days else ["HOURLY", "MINUTELY"]))
    rule = [f"FREQ={frequency}"]
    if frequency == "MINUTELY":
        rule.append(f"INTERVAL={rng.randint(100, 3000)}")
    elif rng.random() < 0.4:
        rule.append(f"INTERVAL={rng.randint(2, 6)}")
    if rng.random() < 0.3:
        rule.append("BYMONTH=" + numbers(rng, 1, 12, 4))
    if frequency != "WEEKLY" and rng.random() < 0.25:
        rule.append("BYMONTHDAY=" + numbers(rng, 1, 31, 4, signed=True))
    if frequency == "YEARLY" and rng.random() < 0.1:
        rule.append("BYYEARDAY=" + numbers(rng, 1, 366, 4, signed=True))
    by_week = frequency == "YEARLY" and rng.random() < 0.15
    if by_week:
        rule.append("BYWEEKNO=" + numbers(rng, 1, 53, 3, signed=True))
    if by_week or rng.random() < 0.4:
        # All with an ordinal or none: dateutil wants both kinds at once where they are mixed.
        ordinal = frequency in ("MONTHLY", "YEARLY") and not by_week and rng.random() < 0.5
        days = rng.sample(DAYS, rng.randint(1, 3))
        rule.append("BYDAY=" + ",".join((str(rng.choice([1, 2, 3, 4, 5, -1, -2])) if ordinal else "") + d for d in days))
    if not whole_days and rng.random() < 0.2:
        rule.append("BYHOUR=" + numbers(rng, 4, 23, 3))
    if not whole_days and rng.random() < 0.2:
        rule.append("BYMINUTE=" + numbers(rng, 0, 59, 3))
    # In a rule of weeks dateutil counts from DTSTART instead of from the beginning of its week; in shorter
    # periods it searches for ever for a place that does not exist.
    if len(rule) > 1 and frequency in ("MONTHLY", "YEARLY") and rng.random() < 0.25:
        rule.append("BYSETPOS=" + numbers(rng, 1, 4, 2, signed=True))
    if rng.random() < 0.3:
        rule.append("WKST=" + rng.choice(DAYS))
    return ";".join(rule)


def random_end(rng, start, zone, whole_days):
    end = rng.random()
    if end < 0.3:
        return f";COUNT={rng.randint(1, 60)}"
    if end < 0.6:
        until = start + timedelta(days=rng.randint(0, 900))
        return ";UNTIL=" + (until.strftime("%Y%m%d") if whole_days
                            else written(until.replace(tzinfo=zone).astimezone(UTC)))
    return ""


def written(instant):
    return instant.strftime("%Y%m%dT%H%M%SZ")


def touching(found, day, viewer):
    """What touches the local day, sorted; whole days as dates, else instants."""
    begin = datetime.combine(day, time(), viewer).astimezone(UTC)
    end = datetime.combine(day + timedelta(days=1), time(), viewer).astimezone(UTC)
    touched = set()
    for start, stop, title in found:
        inside = start < end and stop > begin if isinstance(start, datetime) else start <= day < stop
        if inside:
            touched.add((start.isoformat(), stop.isoformat(), title))
    return sorted(touched)


def from_dateutil(series):
    for start, title in series.occurrences():
        if series.whole_days:
            yield start.date(), (start + series.length).date(), title
        else:
            # The length of a series is exact: measured once, at its start.
            origin = series.moved if title == "B" else series.start
            exact = series.instant(origin + series.length) - series.instant(origin)
            yield series.instant(start), series.instant(start) + exact, title


def from_recurring_ical_events(series, day):
    found = recurring_ical_events.of(icalendar.Calendar.from_ical(series.text()))
    for event in found.between(day - timedelta(days=5), day + timedelta(days=5)):
        start, end = event.start, event.end
        if isinstance(start, datetime):
            start, end = start.astimezone(UTC), end.astimezone(UTC)
        yield start, end, str(event["SUMMARY"])


def from_xday(xday, home, day, viewer):
    output = subprocess.run(
        [xday, "today", day.isoformat(), "--json", "--now", f"{day.isoformat()}T00:00", "--zone", str(viewer)],
        env={**os.environ, "XDAY_HOME": home}, capture_output=True, text=True, check=False)
    found = []
    for event in json.loads(output.stdout)["events"]:
        times = (event["start"], event["end"])
        if not event["allDay"]:
            times = tuple(datetime.fromisoformat(moment).astimezone(UTC).isoformat() for moment in times)
        found.append((*times, event["title"]))
    return sorted(found)


def main():
    xday = os.path.abspath(sys.argv[1])
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 1000
    seed = sys.argv[3] if len(sys.argv) > 3 else "1"
    differences = days = seen = 0
    with tempfile.TemporaryDirectory() as folder:
        path, home = os.path.join(folder, "calendar.ics"), os.path.join(folder, "home")
        with open(path, "w") as file:
            file.write("BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n")
        subprocess.run([xday, "calendar", "add", path, "--name", "c"], env={**os.environ, "XDAY_HOME": home},
                       capture_output=True, check=True)
        for number in range(count):
            rng = random.Random(f"{seed}/{number}")
            series = Series(rng)
            with open(path, "w", newline="") as file:
                file.write(series.text())
            viewer = ZoneInfo(rng.choice(ZONES))
            chosen = rng.sample(series.days, min(len(series.days), 3))
            chosen.append(series.start.date() + timedelta(days=rng.randint(-2, 500)))
            for day in chosen:
                days += 1
                found = {"xday": from_xday(xday, home, day, viewer),
                         "dateutil": touching(from_dateutil(series), day, viewer)}
                # It loses instances of rules that have several on one day, and is slow.
                if number % 10 == 0 and not any(part in series.rule for part in ("HOURLY", "MINUTELY", "BYHOUR", "BYMINUTE")):
                    found["recurring-ical-events"] = touching(from_recurring_ical_events(series, day), day, viewer)
                seen += len(found["xday"])
                if any(other != found["xday"] for other in found.values()):
                    differences += 1
                    print(f"--- calendar {seed}/{number}, {day} in {viewer}\n{series.text()}", flush=True)
                    for name, events in found.items():
                        print(f"{name}: {events}")
    print(f"{count} calendars, {days} days, {seen} occurrences, {differences} differences")
    sys.exit(1 if differences else 0)


if __name__ == "__main__":
    main()

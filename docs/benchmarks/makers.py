"""Makes the same tasks and the same appointments for every program that is measured.

Everything comes from a seed and from the day of the run, so two runs on one day measure the same bytes.
"""

import datetime
import json
import os
import random
import uuid

DAY = datetime.timedelta(days=1)
ON_THE_DAY = 20
VERBS = "call write read answer pay fix order clean plan check send review book print return".split()
THINGS = ("the dentist|the offer for Meier|the tax return|the slides for Monday|the bike|Anna back|the "
          "invoices of October|chapter three|the heating|the tickets to Vienna|the release notes|Grandma|the "
          "minutes of the meeting|the garden shed|the insurance").split("|")
TAGS = ["work", "home", "family", "garden"]
LETTERS = "bcdfghjklmnpqrstvwxz"


class Task:
    """A task as every program has it: a title, a day or none, perhaps a tag, perhaps a length in minutes."""

    def __init__(self, chance, day, now):
        self.title = f"{chance.choice(VERBS).capitalize()} {chance.choice(THINGS)}"
        self.day = day
        self.tag = chance.choice(TAGS) if chance.random() < 0.3 else None
        self.minutes = chance.choice([10, 15, 30, 45, 60, 90, 120]) if chance.random() < 0.7 else None
        self.created = now - datetime.timedelta(minutes=chance.randrange(1, 500_000))
        self.completed = None


def open_tasks(count, today, now, all_today=False):
    """Twenty on the day itself; of the others every second one in the sixteen months to come, the rest without a day."""
    chance = random.Random(count)
    tasks = []
    for index in range(count):
        is_today = all_today or index < ON_THE_DAY
        later = today + DAY * chance.randrange(1, 500) if index % 2 else None
        tasks.append(Task(chance, today if is_today else later, now))
    return tasks


def completed_tasks(years, today, now):
    """Twenty a day for so many years."""
    chance = random.Random(years)
    tasks = []
    for back in range(1, years * 365 + 1):
        for _ in range(20):
            task = Task(chance, today - DAY * back, now)
            task.created = now - DAY * (back + 2)
            task.completed = now - DAY * back
            tasks.append(task)
    return tasks


# xday


def instant(moment):
    return moment.strftime("%Y-%m-%dT%H:%M:%SZ")


def record(task, name, code_length, rank):
    fields = {"id": name, "title": task.title, "tags": [task.tag] if task.tag else None,
              "day": task.day.isoformat() if task.day else None, "durationMinutes": task.minutes,
              "created": instant(task.created), "modified": instant(task.created), "rank": rank,
              "codeLength": code_length if code_length > 2 else None}
    if task.completed:
        fields |= {"completed": instant(task.completed), "completedDay": task.day.isoformat(),
                   "modified": instant(task.completed)}
    return json.dumps({key: value for key, value in fields.items() if value is not None}, ensure_ascii=False)


def ranks(count):
    digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
    width = 1
    while 62 ** width < count:
        width += 1
    for number in range(count):
        text = ""
        for _ in range(width):
            number, digit = divmod(number, 62)
            text = digits[digit] + text
        yield "abcdefgh"[width - 1] + text


def names(count, seed):
    """Ids with the lengths of their codes: longer than what an older id shares."""
    chance, taken = random.Random(seed), set()
    for _ in range(count):
        name = "".join(chance.choices(LETTERS, k=16))
        length = next(n for n in range(2, 17) if name[:n] not in taken)
        taken.update(name[:n] for n in range(2, 17))
        yield name, length


def document(records, rest=""):
    return '{\n"format": 1,\n"tasks": [\n' + ",\n".join(sorted(records)) + "\n]" + rest + "\n}\n"


def xday_store(folder, tasks, history=(), calendar=None):
    """docs/file-format.md, written by hand so that the size of the log is that of everyday use."""
    os.makedirs(os.path.join(folder, "history"))
    made = [record(task, *name, rank) for task, name, rank in zip(tasks, names(len(tasks), 1), ranks(len(tasks)))]
    rest = ""
    if calendar:
        rest = ',\n"calendars": [\n' + json.dumps({"name": "work", "path": calendar}) + "\n]"
    with open(os.path.join(folder, "xday.json"), "w") as file:
        file.write(document(made, rest))
    months = {}
    for task, name in zip(history, names(len(history), 2)):
        months.setdefault(task.day.strftime("%Y-%m"), []).append(record(task, *name, "a0"))
    for month, made in months.items():
        with open(os.path.join(folder, "history", f"{month}.json"), "w") as file:
            file.write(document(made))


# Taskwarrior


def taskwarrior_line(task, chance):
    def stamp(moment):
        return str(int(moment.timestamp()))
    fields = {"description": task.title, "entry": stamp(task.created), "modified": stamp(task.created),
              "status": "completed" if task.completed else "pending",
              "uuid": str(uuid.UUID(int=chance.getrandbits(128), version=4))}
    if task.day:
        fields["due"] = stamp(datetime.datetime.combine(task.day, datetime.time(0)).astimezone())
    if task.tag:
        fields["tags"] = task.tag
    if task.completed:
        fields["end"] = stamp(task.completed)
    return "[" + " ".join(f'{key}:"{value}"' for key, value in sorted(fields.items())) + "]\n"


def taskwarrior_data(folder, tasks, history=()):
    os.makedirs(os.path.join(folder, "data"))
    with open(os.path.join(folder, "taskrc"), "w") as file:
        file.write(f"data.location={folder}/data\nconfirmation=off\nnews.version=99.0.0\n")
    chance = random.Random(3)
    for name, some in [("pending", tasks), ("completed", history)]:
        with open(os.path.join(folder, "data", f"{name}.data"), "w") as file:
            file.writelines(taskwarrior_line(task, chance) for task in some)


# Calendars


class Event:
    """An appointment, every tenth one recurring."""

    def __init__(self, chance, number, today):
        self.number = number
        self.title = f"{chance.choice(VERBS).capitalize()} {chance.choice(THINGS)}"
        self.place = f"Room {chance.randrange(1, 40)}"
        self.day = today + DAY * chance.randrange(-1_500, 200)
        self.hour, self.minute = chance.randrange(7, 19), chance.choice([0, 15, 30, 45])
        self.minutes = chance.choice([15, 30, 45, 60, 90])
        self.every, self.last = None, None
        if number % 10 == 0:
            self.every = chance.choice([1, 7, 7, 7, 14])
            self.last = self.day + DAY * self.every * chance.randrange(5, 60)

    @property
    def start(self):
        return datetime.datetime.combine(self.day, datetime.time(self.hour, self.minute))


def events(count, today):
    chance = random.Random(count)
    return [Event(chance, number, today) for number in range(count)]


ZONE = """BEGIN:VTIMEZONE
TZID:Europe/Zurich
BEGIN:DAYLIGHT
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
TZNAME:CEST
DTSTART:19700329T020000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
END:DAYLIGHT
BEGIN:STANDARD
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
TZNAME:CET
DTSTART:19701025T030000
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
END:STANDARD
END:VTIMEZONE
"""


def component(event):
    """An event as calendar servers export it."""
    stamp = "%Y%m%dT%H%M%S"
    end = event.start + datetime.timedelta(minutes=event.minutes)
    rule = ""
    if event.every:
        until = event.start.replace(year=event.last.year, month=event.last.month, day=event.last.day)
        part = f"DAILY;INTERVAL={event.every}" if event.every % 7 else f"WEEKLY;INTERVAL={event.every // 7}"
        rule = f"RRULE:FREQ={part};UNTIL={until:{stamp}}Z\n"
    return (f"BEGIN:VEVENT\nDTSTART;TZID=Europe/Zurich:{event.start:{stamp}}\nDTEND;TZID=Europe/Zurich:{end:{stamp}}\n"
            f"{rule}DTSTAMP:20261101T080000Z\nUID:{event.number:08}-bench@example.org\nCREATED:20251014T091523Z\n"
            "DESCRIPTION:What there is to say about it\\, on a line that is longer than t\n he seventy-five octets of "
            f"RFC 5545\nLAST-MODIFIED:20251014T091523Z\nLOCATION:{event.place}\nSEQUENCE:0\nSTATUS:CONFIRMED\n"
            f"SUMMARY:{event.title}\nTRANSP:OPAQUE\nEND:VEVENT\n")


def calendar(components):
    text = "BEGIN:VCALENDAR\nVERSION:2.0\nPRODID:-//xday//benchmark//EN\nCALSCALE:GREGORIAN\n" + ZONE
    return (text + "".join(components) + "END:VCALENDAR\n").replace("\n", "\r\n")


def ics_file(path, made):
    with open(path, "w", newline="") as file:
        file.write(calendar(component(event) for event in made))


def calcurse_data(folder, made):
    """calcurse's own file, in the order in which it saves it; its import takes minutes where there are many."""
    os.makedirs(folder)
    with open(os.path.join(folder, "apts"), "w") as file:
        for event in sorted(made, key=lambda event: event.start):
            end = event.start + datetime.timedelta(minutes=event.minutes)
            often = ""
            if event.every:
                unit = f"{event.every}D" if event.every % 7 else f"{event.every // 7}W"
                often = f"{{{unit} -> {event.last:%m/%d/%Y}}} "
            file.write(f"{event.start:%m/%d/%Y @ %H:%M} -> {end:%m/%d/%Y @ %H:%M} {often}|{event.title}\n")
    open(os.path.join(folder, "todo"), "w").close()


def remind_file(path, made):
    with open(path, "w") as file:
        for event in made:
            often = f" *{event.every} UNTIL {event.last:%b %d %Y}" if event.every else ""
            file.write(f"REM {event.day:%b %d %Y}{often} AT {event.hour}:{event.minute:02} "
                       f"DURATION {event.minutes // 60}:{event.minutes % 60:02} MSG {event.title}\n")


def khal_folder(folder, made):
    """One file an event, as khal keeps them, and its settings; the index is made by its first run."""
    os.makedirs(os.path.join(folder, "work"))
    for event in made:
        with open(os.path.join(folder, "work", f"{event.number}.ics"), "w", newline="") as file:
            file.write(calendar([component(event)]))
    with open(os.path.join(folder, "config"), "w") as file:
        file.write(f"[calendars]\n[[work]]\npath = {folder}/work\n[sqlite]\npath = {folder}/index.db\n[locale]\n"
                   "local_timezone = Europe/Zurich\ndefault_timezone = Europe/Zurich\ndateformat = %Y-%m-%d\n"
                   "longdateformat = %Y-%m-%d\ndatetimeformat = %Y-%m-%d %H:%M\nlongdatetimeformat = %Y-%m-%d %H:%M\n"
                   "timeformat = %H:%M\n")

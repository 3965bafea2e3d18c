# Reads iCalendar files and a window as JSON from standard input, and prints the busy times that other people's code finds.
# Needs python3-icalendar and python3-recurring-ical-events (Debian).
import datetime
import json
import sys
import zoneinfo

import icalendar
import recurring_ical_events

asked = json.load(sys.stdin)
home = zoneinfo.ZoneInfo(asked["home"])
start = datetime.datetime.fromtimestamp(asked["from"] / 1000, datetime.timezone.utc)
until = datetime.datetime.fromtimestamp(asked["until"] / 1000, datetime.timezone.utc)


def instant(value):
    if not isinstance(value, datetime.datetime):
        value = datetime.datetime(value.year, value.month, value.day)
    if value.tzinfo is None:
        value = value.replace(tzinfo=home)
    return int(value.timestamp() * 1000)


def busy(file):
    calendar = icalendar.Calendar.from_ical(file)
    day = datetime.timedelta(days=2)
    for event in recurring_ical_events.of(calendar).between(start - day, until + day):
        if str(event.get("STATUS", "")).upper() == "CANCELLED" or str(event.get("TRANSP", "")).upper() == "TRANSPARENT":
            continue
        begins = event["DTSTART"].dt
        ends = event["DTEND"].dt if "DTEND" in event else begins
        if "DURATION" in event:
            ends = begins + event["DURATION"].dt
        elif "DTEND" not in event and not isinstance(begins, datetime.datetime):
            ends = begins + datetime.timedelta(days=1)
        span = (instant(begins), instant(ends))
        if span[1] > span[0] and span[1] > asked["from"] and span[0] < asked["until"]:
            yield span


answers = []
for file in asked["files"]:
    joined = []
    for begins, ends in sorted(busy(file)):
        if joined and begins <= joined[-1][1]:
            joined[-1][1] = max(joined[-1][1], ends)
        else:
            joined.append([begins, ends])
    answers.append(joined)
json.dump(answers, sys.stdout)

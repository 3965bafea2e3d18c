import { instantIn } from 'domain/coach-zones';
import { allZones, daysAroundChanges } from 'domain/testing/days-around-changes';
import { wallClock } from 'domain/time-zone';
import { inScratchDatabase } from '../scratch-steps';

const year = 2027;
// Weekly hours begin at 4:00 AM or later.
const clocks = [4 * 60, 9 * 60, 16 * 60];

const slots = () =>
  allZones.flatMap((zone) =>
    [`${year}-01-10`, ...daysAroundChanges(zone, year)].flatMap((day) =>
      clocks.map((minutes) => {
        const instant = instantIn(zone, day, minutes);
        return { zone, day, minutes, instant, clock: wallClock(instant, zone).toISOString().slice(0, -1) };
      }),
    ),
  );

test('ZN2 database and site agree on the wall-clock time of every zone over both clock changes', () =>
  inScratchDatabase(
    async ({ driver }) => {
      expect(allZones.length).toBeGreaterThan(400);
      const rows = await driver.unsafe(
        `select zone, day::text, minutes, instant at time zone zone <> clock as has_other_rules
         from jsonb_to_recordset($1::text::jsonb) as slot (zone text, day date, minutes integer, instant timestamptz, clock timestamp)
         where (day + make_interval(mins => minutes)) at time zone zone <> instant`,
        [JSON.stringify(slots())],
      );
      expect(rows.filter((row) => !row.has_other_rules)).toEqual([]);
      // Governments change rules: few zones differ between two releases of the time zone data.
      expect(new Set(rows.map(({ zone }) => zone)).size).toBeLessThan(allZones.length / 40);
    },
    { migrate: async () => {} },
  ));

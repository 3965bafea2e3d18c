import { ownerAnswered } from '../../testing/auth-backend';

const minute = 60_000;

const calendarDue = (minutesAgo: number) => {
  const now = new Date().toISOString();
  const due = new Date(Date.now() - minutesAgo * minute).toISOString();
  return { id: 'a', name: 'Family', kind: 'icalendar', read_at: now, next_try_at: due, withdrawn_at: null };
};

test.each([
  [5, false],
  [90, true],
])('CA3 a calendar that was due %d minutes ago is forgotten: %s', async (minutesAgo, isForgotten) => {
  const { calendars } = await ownerAnswered(async () => Response.json([calendarDue(minutesAgo)]));
  expect(await calendars.list()).toMatchObject([{ name: 'Family', isForgotten }]);
});

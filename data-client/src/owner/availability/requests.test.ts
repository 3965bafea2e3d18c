import { ownerAnswered } from '../../testing/auth-backend';

const trips = [
  { id: 'near', first_day: '2026-12-02', last_day: '2026-12-04', zone: 'Asia/Unheard_Of' },
  { id: 'far', first_day: '2027-05-02', last_day: '2027-05-04', zone: 'Asia/Tokyo' },
];
const near = { firstDay: '2026-12-02', lastDay: '2026-12-04', zone: 'Asia/Unheard_Of' };

/** Reads the coach's zones, and returns them with the tables and functions that were asked. */
async function readZones(home_zone: string, travel: object[]) {
  const answers: Record<string, unknown> = {
    booking_rules: [{ home_zone }],
    travel_dates: travel,
    availability: [{ home_offset: -180, travel: [{ ...near, offset: 345 }] }],
  };
  const asked: string[] = [];
  const { availability } = await ownerAnswered(async (input) => {
    const name = new URL(input instanceof Request ? input.url : input).pathname.split('/').at(-1) ?? '';
    asked.push(name);
    return Response.json(answers[name]);
  });
  return { zones: await availability.zones(), asked };
}

test('ZN3 zones that this browser does not know come with their offsets', async () => {
  const { zones } = await readZones('America/Unheard_Of', trips);
  expect(zones).toMatchObject({ home: 'America/Unheard_Of', homeOffset: -180, travel: [{ offset: 345 }, {}] });
});

test('ZN3 known zones need no request for offsets', async () => {
  const { zones, asked } = await readZones('America/New_York', trips.slice(1));
  expect(zones).toEqual({
    home: 'America/New_York',
    travel: [{ firstDay: '2027-05-02', lastDay: '2027-05-04', zone: 'Asia/Tokyo' }],
  });
  expect(asked.toSorted()).toEqual(['booking_rules', 'travel_dates']);
});

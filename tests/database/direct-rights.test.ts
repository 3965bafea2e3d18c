import { printedBy } from '../printed-by';

type Outcome = number | 'refused' | 'allowed';
type Rights = Record<'select' | 'insert' | 'update' | 'delete', Outcome>;

let rights: Record<string, Record<string, Rights>>;

beforeAll(async () => {
  rights = await printedBy('tests/database/find-direct-rights.ts');
});

/** Lists the statements that succeed for a role and affect a row, table by table. */
const doneBy = (who: string) =>
  Object.entries(rights).flatMap(([table, people]) =>
    Object.entries(people[who]!)
      .filter(([, outcome]) => outcome !== 'refused' && outcome !== 0)
      .map(([verb, outcome]) => `${verb} ${table}: ${outcome}`),
  );

test.each(['visitor', 'stranger', 'impostor', 'bannedOwner', 'deletedOwner', 'ownerWithoutCode'])(
  '%s only reads published rows, even in SQL',
  (who) => {
    const services = who === 'visitor' ? ['select public.services_la2024: 8'] : [];
    expect(doneBy(who)).toEqual([...services, 'select public.testimonials_la2024: 1']);
  },
);

test('the owner reads every table of the schema', () => {
  const tables = Object.keys(rights).filter((table) => table.startsWith('public.'));
  expect(tables.length).toBeGreaterThan(10);
  for (const table of tables) expect(rights[table]!.owner!.select).toBeGreaterThan(0);
});

test('I3 the owner writes files of the bucket for images only', () => {
  expect(rights['storage.objects']!.owner).toEqual({ select: 1, insert: 'refused', update: 1, delete: 1 });
});

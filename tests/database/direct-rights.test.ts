import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { projectRoot } from '../../config/files.mjs';
import { inScratchDatabase } from '../scratch-steps';
import { rows } from './constraint-breaks';

type Outcome = number | 'refused' | 'allowed';
type Rights = Record<'select' | 'insert' | 'update' | 'delete', Outcome>;

const people = {
  visitor: { role: 'anon' },
  stranger: { role: 'authenticated', sub: '0a5f0d0e-1ea0-4a5f-8f0d-0c0ac4000002' },
  impostor: { role: 'authenticated', sub: '0a5f0d0e-1ea0-4a5f-8f0d-0c0ac4000003' },
  bannedOwner: { role: 'authenticated', sub: '0a5f0d0e-1ea0-4a5f-8f0d-0c0ac4000004' },
  deletedOwner: { role: 'authenticated', sub: '0a5f0d0e-1ea0-4a5f-8f0d-0c0ac4000005' },
  // Two-factor sign-in is on, and so far only the password was entered.
  ownerWithoutCode: { role: 'authenticated', sub: '0a5f0d0e-1ea0-4a5f-8f0d-0c0ac4000001', aal: 'aal1' },
  owner: { role: 'authenticated', sub: '0a5f0d0e-1ea0-4a5f-8f0d-0c0ac4000001', aal: 'aal2' },
};
const accounts = ['supabase/seed.local.sql', 'tests/backend/accounts.sql'];
const moreRows = `
  insert into public.testimonials_la2024 (name, content, is_published) values ('Bea', 'Hidden.', false);
  insert into public.blog_posts_la2024 (title, slug, is_published, published_at) values
    ('Shown', 'shown', true, now()), ('Scheduled', 'scheduled', true, now() + interval '1 day'),
    ('Unpublished', 'unpublished', false, now());
  insert into public.site_settings_la2024 (key, is_public) values ('site_tagline', true);
  insert into public.services_la2024 (id, name, archived_at) values ('archived', 'Archived', now());
  insert into storage.objects (bucket_id, name) values ('images', 'one.png');
  insert into auth.mfa_factors (user_id, factor_type, status) values ('${people.owner.sub}', 'totp', 'verified');
  insert into public.site_settings_la2024 (key, value) values ('two_factor_auth', '"true"')`;

/** Columns that accounts may write, or else any. */
const everyTable = `
  select n.nspname || '.' || c.relname as name, (
    select quote_ident(a.attname) from pg_attribute a
    where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and a.attidentity = ''
    order by has_column_privilege('authenticated', c.oid, a.attnum, 'insert') desc,
      has_column_privilege('authenticated', c.oid, a.attnum, 'update') desc, a.attnum desc limit 1) as column
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ('public', 'storage') and c.relkind = 'r' order by name`;

/** The rights of each person in SQL, without the API in front, by table. */
const rights: Record<string, Record<string, Rights>> = {};

// Statements read no column, so that the policies for writing answer alone: with a condition, the policies for reading
// would hide the rows.
beforeAll(() =>
  inScratchDatabase(async ({ driver }) => {
    for (const name of accounts) await driver.unsafe(await readFile(path.join(projectRoot, name), 'utf8'));
    await driver.unsafe('set session_replication_role = replica');
    await driver.unsafe(rows);
    await driver.unsafe(moreRows);

    const attempt = async (claims: object, statement: string) => {
      let outcome: Outcome = 'allowed';
      await driver
        .begin(async (transaction) => {
          const { role, sub = '' } = claims as { role: string; sub?: string };
          await transaction`
            select set_config('request.jwt.claim.sub', ${sub}, true), set_config('request.jwt.claim.role', ${role}, true),
              set_config('request.jwt.claims', ${JSON.stringify(claims)}, true), set_config('role', ${role}, true)`;
          outcome = (await transaction.unsafe(statement)).count;
          throw new Error('rolled back');
        })
        // Any other error than a missing right comes after the right.
        .catch(({ code }) => code === '42501' && (outcome = 'refused'));
      return outcome;
    };

    for (const { name, column } of await driver.unsafe(everyTable)) {
      const ofTable: Record<string, Rights> = (rights[name] = {});
      for (const [person, claims] of Object.entries(people)) {
        ofTable[person] = {
          select: await attempt(claims, `select 1 from ${name}`),
          insert: await attempt(claims, `insert into ${name} (${column}) values (default)`),
          update: await attempt(claims, `update ${name} set ${column} = default`),
          delete: await attempt(claims, `delete from ${name}`),
        };
      }
    }
  }),
);

/** The statements of a person on a table that succeed and affect a row. */
const done = (ofPerson: Rights) =>
  Object.entries(ofPerson).filter(([, outcome]) => outcome !== 'refused' && outcome !== 0);

test.each(['visitor', 'stranger', 'impostor', 'bannedOwner', 'deletedOwner', 'ownerWithoutCode'])(
  '%s only reads published rows, even in SQL',
  (who) => {
    const all = Object.entries(rights).flatMap(([table, people]) =>
      done(people[who]!).map(([verb, outcome]) => `${verb} ${table}: ${outcome}`),
    );
    expect(all).toEqual([
      'select public.blog_posts_la2024: 1',
      ...(who === 'visitor' ? ['select public.services_la2024: 8'] : []),
      'select public.site_settings_la2024: 1',
      'select public.testimonials_la2024: 1',
    ]);
  },
);

/** The owner's statements on each table. Other changes are made by functions. */
const decided = {
  blocked_times: 'select insert delete',
  blog_posts_la2024: 'select insert update delete',
  booking_invitations: 'select delete',
  booking_rules: 'select update',
  bookings_la2024: 'select update delete',
  calendar_feeds: 'select delete',
  calendars: 'select update delete',
  change_history: 'select',
  contact_messages_la2024: 'select update delete',
  newsletter_campaign_mails: 'select',
  newsletter_campaigns: 'select insert update delete',
  newsletter_subscribers_la2024: 'select update delete',
  people: 'select',
  person_addresses: 'select',
  person_notes: 'select insert update delete',
  person_tags: 'select insert delete',
  personal_mails: 'select',
  // An id in a booking keeps its meaning, so services are archived.
  services_la2024: 'select insert update',
  site_settings_la2024: 'select insert update',
  testimonials_la2024: 'select insert update delete',
  travel_dates: 'select insert update delete',
  weekly_hours: 'select update',
};

test('the owner reads every table of the schema, and changes rows as decided', () => {
  const ofOwner = Object.entries(rights)
    .filter(([table]) => table.startsWith('public.'))
    .map(([table, { owner }]) => [table.replace('public.', ''), done(owner!).map(([verb]) => verb)]);
  expect(Object.fromEntries(ofOwner)).toEqual(
    Object.fromEntries(Object.entries(decided).map(([table, verbs]) => [table, verbs.split(' ')])),
  );
});

test('I3 the owner writes files of the bucket for images only', () => {
  expect(rights['storage.objects']!.owner).toEqual({ select: 1, insert: 'refused', update: 1, delete: 1 });
});

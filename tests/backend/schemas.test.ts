import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { projectRoot } from '../../config/files.mjs';
import { runScript } from '../run-script';
import { onPostgres } from './own-database';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'coach-schemas-'));
  for (const name of ['config.toml', 'schemas', 'migrations'])
    await cp(path.join(projectRoot, 'supabase', name), path.join(folder, name), { recursive: true });
});

afterEach(() => rm(folder, { recursive: true }));

const run = (command: string, ...options: string[]) => runScript(`local-stack/${command}.ts`, options);

const lastMigration = async () => (await readdir(path.join(folder, 'migrations'))).at(-1)!;

/** Replaces a text that a schema file contains, or appends to the file. */
async function edit(file: string, before: string, after: string) {
  const target = path.join(folder, 'schemas', file);
  const text = await readFile(target, 'utf8');
  expect(text).toContain(before);
  await writeFile(target, before ? text.replace(before, () => after) : text + after);
}

// On the embedded database, `npm run check` does the same.
onPostgres('migrations and schemas define the same database', async () => {
  expect((await run('check-schemas')).output).toMatch(/^Migrations and schemas define the same \d{3,} objects\.$/m);
});

test('a migration is written from every kind of difference, except changes that may lose data', async () => {
  await edit('rate_limits.sql', "('search', 120,", "('search', 121,");
  await edit(
    'bookings.sql',
    "owner_note text not null default '',",
    "owner_note text not null default '', is_first boolean not null default false,",
  );
  await edit('bookings.sql', ' with &&)', ' with =)');
  await edit(
    'owner.sql',
    'select private.is_owner_account() and private.is_code_missing()',
    'select private.is_code_missing()',
  );
  await edit(
    'posts.sql',
    'before insert or update of is_published, published_at',
    'before insert or update of is_published',
  );
  await edit('messages.sql', 'to authenticated using ((select public.is_owner()))', 'to authenticated using (true)');
  await edit('images.sql', "bucket_id = 'images' and (select public.is_owner())", "bucket_id = 'images'");
  await edit(
    'subscribers.sql',
    'grant execute on function public.subscriber_overview() to authenticated',
    'grant execute on function public.subscriber_overview() to service_role',
  );
  await edit(
    'testimonials.sql',
    '',
    `
    create type public.venue_label as (name text);
    create type public.venue_kind as enum ('hall', 'it''s outside');
    create table public.venues (id uuid primary key, name text not null constraint venues_name check (private.is_visible(name)));
    alter table public.venues enable row level security;
    create index venues_by_name on public.venues (name);
    comment on table public.venues is 'Where retreats take place.';
    create view private.venue_names with (security_invoker = true) as select name from public.venues;
    create function private.venue_of(wanted uuid) returns public.venues language sql stable set search_path = ''
    as $$ select * from public.venues where id = wanted $$;`,
  );

  const checked = await run('check-schemas', folder);
  expect(checked.status).toBe(1);
  for (const line of [
    'The row private.rate_limits {"action":"search","per_email":120,"per_address":121,"per_network":null,"email_window":"00:01:00","address_window":"00:01:00"} is missing from the migrations.',
    'The column public.bookings_la2024.is_first is missing from the migrations.',
    'The constraint public.bookings_la2024.bookings_never_overlap differs in the migrations.',
    'The function public.owner_needs_code() differs in the migrations.',
    'The trigger public.blog_posts_la2024.blog_posts_date differs in the migrations.',
    'The policy "the owner reads messages" on public.contact_messages_la2024 differs in the migrations.',
    'The policy "the owner lists images" on storage.objects differs in the migrations.',
    'The grant execute on function public.subscriber_overview() to authenticated exists only in the migrations.',
    'The type public.venue_label is missing from the migrations.',
    'The type public.venue_kind is missing from the migrations.',
    'The row security public.venues is missing from the migrations.',
    'The index public.venues_by_name is missing from the migrations.',
    'The comment table public.venues is missing from the migrations.',
    'The function private.venue_of(uuid) is missing from the migrations.',
  ])
    expect(checked.output).toContain(line);

  expect(await run('new-migration', 'venues', folder)).toMatchObject({ status: 0 });
  expect(await lastMigration()).toMatch(/^\d{14}_venues\.sql$/);
  expect(await readFile(path.join(folder, 'migrations', await lastMigration()), 'utf8')).toContain(
    'create view private.venue_names with (security_invoker=true) as',
  );
  await edit('posts.sql', "content text not null default ''", "content text not null default '-'");
  await edit('availability.sql', "then '{09:00,", "then '{08:00,");
  const { status, output } = await run('new-migration', 'dates', folder);
  expect(status).toBe(1);
  // Nothing else is left, so the first migration made all the differences.
  const dates = await readFile(path.join(folder, 'migrations', await lastMigration()), 'utf8');
  expect(dates.split('\n').filter((line) => line && !line.startsWith('--'))).toEqual([]);
  const byHand = output.match(/^To write by hand: .*/gm) ?? [];
  expect(byHand.filter((line) => !/blog_posts_la2024\.content|public\.weekly_hours/.test(line))).toEqual([]);
  expect(output).toContain('To write by hand: change the column public.blog_posts_la2024.content\n');
  expect(output).toContain('To write by hand: remove the row public.weekly_hours {"ends_by":"17:30:00"');
  expect(output).toContain('To write by hand: add the row public.weekly_hours {"ends_by":"17:30:00"');
});

test('new-migration names a schema file with a mistake', async () => {
  await edit('services.sql', '', 'creat table broken ();');
  const output = 'services.sql: syntax error at or near "creat".\n';
  expect(await run('new-migration', 'broken', folder)).toEqual({ status: 1, output });
});

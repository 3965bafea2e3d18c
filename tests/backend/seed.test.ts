import { existsSync } from 'node:fs';
import path from 'node:path';
import { settingsRegistry } from 'domain/settings/registry';
import type * as Migrations from '../../local-stack/backend/migrations';
import { projectRoot } from '../../config/files.mjs';
import { importInNode, inScratchDatabase } from '../scratch-steps';
import { coachDay, isWeekday, slotTimes } from './slots';

type Row = Record<string, string> & { views: number; is_published: boolean; is_public: boolean };
type Seed = Record<'settings' | 'posts' | 'testimonials' | 'bookings' | 'messages' | 'subscribers', Row[]>;

let seed: Seed;

const tables = {
  settings: 'site_settings_la2024',
  posts: 'blog_posts_la2024',
  testimonials: 'testimonials_la2024',
  bookings: 'bookings_la2024',
  messages: 'contact_messages_la2024',
  subscribers: 'newsletter_subscribers_la2024',
};

beforeAll(async () => {
  const { seedOnce } = await importInNode<typeof Migrations>('local-stack/backend/migrations.ts');
  seed = await inScratchDatabase(async (connection) => {
    const file = path.join(projectRoot, 'supabase/seed.sql');
    await seedOnce(connection, file);
    // Again, as a second push would: existing rows must not be duplicated.
    await connection.driver`delete from supabase_migrations.seed_files`;
    await seedOnce(connection, file);
    const entries = Object.entries(tables).map(async ([name, table]) => {
      return [name, await connection.driver.unsafe(`select * from public.${table} order by created_at desc`)];
    });
    return Object.fromEntries(await Promise.all(entries));
  });
});

const countBy = (rows: Row[], column: string) => {
  const counts: Record<string, number> = {};
  for (const row of rows) counts[row[column]!] = (counts[row[column]!] ?? 0) + 1;
  return counts;
};

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean).length;

/** Without the site's words, which have a row only once the owner changes them. */
const seeded = Object.entries(settingsRegistry).filter(([key]) => !key.startsWith('words_'));

test('decision 4 the seed contains exactly the settings of the registry', () => {
  expect(seed.settings.map(({ key }) => key).toSorted()).toEqual(seeded.map(([key]) => key).toSorted());
});

test('decision 3 database and registry agree on public settings', () => {
  const inDatabase = seed.settings.filter((row) => row.is_public).map(({ key }) => key);
  const inRegistry = seeded.filter(([, { isPublic }]) => isPublic);
  expect(inDatabase.toSorted()).toEqual(inRegistry.map(([key]) => key).toSorted());
});

test('E4 a seeded setting has its default value, or sample content if the default is empty', () => {
  for (const { key, value } of seed.settings) {
    const wanted = String(settingsRegistry[key as keyof typeof settingsRegistry].default);
    const seeded = JSON.parse(value!) as unknown;
    expect(typeof seeded).toBe('string');
    if (wanted !== '') expect({ key, seeded }).toEqual({ key, seeded: wanted });
  }
});

test('the seed has eight published posts over all categories, and two drafts', () => {
  const published = seed.posts.filter((post) => post.is_published);
  expect(published.length).toBeGreaterThanOrEqual(8);
  expect(seed.posts.length - published.length).toBe(2);
  expect(Object.keys(countBy(published, 'category'))).toHaveLength(5);
  for (const { slug, content } of published) {
    expect({ slug, words: wordsOf(content!) >= 500 && wordsOf(content!) <= 900 }).toEqual({ slug, words: true });
    for (const mark of [/^## /m, /\*\*\w/, /(^|[^*])\*\w/m, /^- |^\d\. /m]) expect(content).toMatch(mark);
  }
  expect(
    published.filter(({ content }) => /^- /m.test(content!) && /^1\. /m.test(content!)).length,
  ).toBeGreaterThanOrEqual(5);
});

test('every image in the seed exists', () => {
  const addresses = [
    ...seed.posts.map((post) => post.featured_image),
    ...seed.testimonials.map((testimonial) => testimonial.image_url),
    ...seed.settings
      .filter(({ key }) => /^(portrait|hero_portrait|about_image|favicon|logo)_url$/.test(key!))
      .map(({ value }) => JSON.parse(value!)),
  ].filter(Boolean) as string[];
  expect(addresses.length).toBeGreaterThan(12);
  expect(addresses.filter((address) => !existsSync(path.join(projectRoot, 'shell/public', address)))).toEqual([]);
});

test('the seed has thirty bookings in all states, on weekdays and at offered times', () => {
  expect(seed.bookings).toHaveLength(30);
  expect(Object.keys(countBy(seed.bookings, 'status')).toSorted()).toEqual([
    'cancelled',
    'completed',
    'confirmed',
    'pending',
  ]);
  for (const { appointment_date, appointment_time } of seed.bookings) {
    expect(isWeekday(appointment_date!.slice(0, 10))).toBe(true);
    expect(slotTimes).toContain(appointment_time);
  }
  const ahead = seed.bookings.filter(({ appointment_date }) => appointment_date! > coachDay(0));
  expect(ahead.length).toBeGreaterThanOrEqual(10);
});

test('the seed has fifteen messages, six testimonials and forty subscribers from one year', () => {
  expect(seed.messages).toHaveLength(15);
  expect(Object.keys(countBy(seed.messages, 'status'))).toHaveLength(3);
  expect(seed.testimonials).toHaveLength(6);
  expect(seed.subscribers).toHaveLength(40);
  expect(Object.keys(countBy(seed.subscribers, 'status'))).toHaveLength(2);
  const days = seed.subscribers.map(({ created_at }) => (Date.now() - Date.parse(created_at!)) / 86_400_000);
  expect(Math.max(...days)).toBeGreaterThan(300);
  expect(Math.min(...days)).toBeLessThan(7);
});

// Prints as JSON the rows of a seeded database.
import path from 'node:path';
import { seedOnce } from '../../local-stack/backend/migrations.ts';
import { projectRoot } from '../../config/files.mjs';
import { printSeen } from '../scratch-steps.ts';

const tables = {
  settings: 'site_settings_la2024',
  posts: 'blog_posts_la2024',
  testimonials: 'testimonials_la2024',
  bookings: 'bookings_la2024',
  messages: 'contact_messages_la2024',
  subscribers: 'newsletter_subscribers_la2024',
};

await printSeen(async (connection) => {
  await seedOnce(connection, path.join(projectRoot, 'supabase/seed.sql'));
  // Again, as a second push would: existing rows must not be duplicated.
  await connection.driver`delete from supabase_migrations.seed_files`;
  await seedOnce(connection, path.join(projectRoot, 'supabase/seed.sql'));
  const entries = Object.entries(tables).map(async ([name, table]) => {
    return [name, await connection.driver.unsafe(`select * from public.${table} order by created_at desc`)];
  });
  return Object.fromEntries(await Promise.all(entries));
});

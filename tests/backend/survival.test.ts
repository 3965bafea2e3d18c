import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { SupabaseClient } from '@supabase/supabase-js';
import { localOwner, newEmail } from './api';
import { operatorOf, sendMessage, start, visitorOf } from './isolated-backend';
import { imageBytes, images } from './images';
import { book, bookingForm, freeSlots } from './slots';

const seededRows = (client: SupabaseClient) =>
  Promise.all(
    ['blog_posts_la2024', 'site_settings_la2024', 'testimonials_la2024'].map(
      async (table) => (await client.from(table).select('*', { count: 'exact', head: true })).count,
    ),
  );

test('acknowledged bookings, messages and images survive SIGKILL and a restart, and the seed runs once', async () => {
  const first = await start();
  const before = await seededRows(operatorOf(first));
  const image = imageBytes('image/png');
  const uploaded = await images(operatorOf(first)).upload('kept.png', image, { contentType: 'image/png' });
  expect(uploaded.error).toBeNull();
  const acknowledged: string[] = [];
  const booked: string[] = [];
  let isAlive = true;
  const slots = await freeSlots(30, visitorOf(first));
  const bookEverything = async () => {
    for (const slot of slots) {
      const { data, error } = await book(bookingForm(slot, { service_type: 'keynote' }), visitorOf(first));
      if (!error) booked.push((data as { id: string }).id);
      if (!isAlive) return;
    }
  };
  const writers = Array.from({ length: 4 }, async () => {
    while (isAlive) {
      const email = newEmail('writer');
      const { error } = await sendMessage(visitorOf(first), email);
      if (!error) acknowledged.push(email);
      // Kill it while it is writing, once there are enough of both: bookings may take much longer than messages.
      if (acknowledged.length >= 60 && booked.length > 3 && isAlive) {
        isAlive = false;
        await first.end('SIGKILL');
      }
    }
  });
  await Promise.all([...writers, bookEverything()]);

  const second = await start({ DATA_DIR: first.dataDir });
  const stored = new Set<string>();
  for (let from = 0; ; from += 1000) {
    const { data } = await operatorOf(second)
      .from('contact_messages_la2024')
      .select('email')
      .order('id')
      .range(from, from + 999)
      .throwOnError();
    for (const { email } of data) stored.add(email as string);
    if (data.length < 1000) break;
  }
  expect(acknowledged.length).toBeGreaterThanOrEqual(60);
  expect(acknowledged.filter((email) => !stored.has(email))).toEqual([]);
  const { data: bookings } = await operatorOf(second).from('bookings_la2024').select('id').in('id', booked);
  expect(booked.length).toBeGreaterThan(3);
  expect(bookings).toHaveLength(booked.length);
  expect(await seededRows(operatorOf(second))).toEqual(before);
  const seen = await fetch(`${second.url}/storage/v1/object/public/images/kept.png`);
  expect(Buffer.from(await seen.arrayBuffer())).toEqual(Buffer.from(image));
  const session = await visitorOf(second).auth.signInWithPassword(localOwner);
  expect(session.error).toBeNull();
});

test('SIGTERM shuts down cleanly, and the next start has all data and the same keys, which only their owner can read', async () => {
  const first = await start();
  const email = newEmail('clean');
  await sendMessage(visitorOf(first), email).throwOnError();
  const file = path.join(first.dataDir, 'keys.json');
  const keys = await readFile(file, 'utf8');
  expect((await stat(file)).mode & 0o077).toBe(0);
  expect(await first.end('SIGTERM')).toBe(0);
  const second = await start({ DATA_DIR: first.dataDir });
  expect(
    (await operatorOf(second).from('contact_messages_la2024').select('email').eq('email', email)).data,
  ).toHaveLength(1);
  expect(await readFile(file, 'utf8')).toBe(keys);
});

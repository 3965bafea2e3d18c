import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { SupabaseClient } from '@supabase/supabase-js';
import { createOwnerClient, type ListedPerson, type OwnerClient } from 'data-client/owner';
import { defaultZones } from 'domain/coach-zones';
import WebSocket from 'ws';
import { bookingColumns } from '../../admin-app/src/bookings/bookings-csv';
import { calendarOf } from '../../admin-app/src/bookings/calendar-file';
import { csvHeader, csvLines } from '../../admin-app/src/list/csv/csv';
import { exportActive } from '../../admin-app/src/newsletter/export-subscribers/export-active';
import { peopleColumns } from '../../admin-app/src/people/people-csv';
import { connectTo } from '../../local-stack/seed/fill';
import { localOwner, publishableKey } from './api';
import type { RunningBackend } from './backend-process';
import { run, save } from './backup-steps';
import { imageBytes } from './images';
import { newProject, operatorOf, ownerOf } from './isolated-backend';
import { addressOf, deletedAddressOf, markers, plantPeople } from './plant-people';

const [erased, others] = [markers.slice(0, 10), markers.slice(10)];

async function plant(backend: RunningBackend): Promise<void> {
  const driver = connectTo(backend.dataDir);
  const signedIn = `select set_config('request.jwt.claim.sub', id::text, false) from auth.users where email = $1`;
  await driver.unsafe(signedIn, [localOwner.email]);
  await plantPeople({ driver } as unknown as Parameters<typeof plantPeople>[0]);
  await driver.end();
}

/** Gives each person's testimonial a picture, and then another one, whose names and bytes contain the marker. */
async function addPictures(owner: SupabaseClient): Promise<void> {
  for (const marker of markers) {
    for (const name of [`testimonials/${marker}.png`, `testimonials/${marker}-new.png`]) {
      const bytes = Buffer.concat([Buffer.from(imageBytes('image/png')), Buffer.from(marker)]);
      const { error } = await owner.storage.from('images').upload(name, bytes, { contentType: 'image/png' });
      expect(error).toBeNull();
      const image_url = owner.storage.from('images').getPublicUrl(name).data.publicUrl;
      await owner.from('testimonials_la2024').update({ image_url }).eq('company', marker).throwOnError();
    }
  }
}

/** Which of the markers the texts contain. */
const markersIn = (texts: string[]) =>
  markers.filter((marker) => texts.some((text) => text.toLowerCase().includes(marker)));

/** The names and contents of all files of a folder but those under `without`. */
async function filesIn(folder: string, without?: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((one) => one.isFile()).map((one) => path.join(one.parentPath, one.name));
  const read = files
    .filter((file) => !without || !file.startsWith(path.join(folder, without)))
    .map(async (file) => `${file}\n${await readFile(file, 'latin1')}`);
  return Promise.all(read);
}

/** The files that the lists of the dashboard export, from the same requests. */
async function exportsOf({ bookings, people, subscribers }: OwnerClient) {
  const { rows } = await bookings.list({ page: 1, pageSize: 1000 });
  const listed: ListedPerson[] = [];
  for (let page = await people.list({}); page.length > 0; page = await people.list({}, page.at(-1)!.cursor))
    listed.push(...page);
  const options = { zones: defaultZones, signal: new AbortController().signal, onProgress: () => {} };
  return {
    'bookings.csv': csvHeader(bookingColumns) + csvLines(bookingColumns, rows, defaultZones),
    'bookings.ics': calendarOf(rows),
    'people.csv': csvHeader(peopleColumns) + csvLines(peopleColumns, listed, defaultZones),
    'subscribers.csv': (await exportActive(subscribers, options)).join(''),
  };
}

// supabase-js requires a WebSocket, which Node has only since version 22.
globalThis.WebSocket ??= WebSocket as never;

test('PE5 no export, image, feed or saved file contains an erased person, nor does the data folder of a project restored from it', async () => {
  const backend = await newProject();
  const owner = await ownerOf(backend);
  await plant(backend);
  await addPictures(owner);
  const { data: secret } = await owner.rpc('add_calendar_feed', { name: 'Phone', shows_clients: true }).throwOnError();
  const readFeed = async () =>
    JSON.stringify((await operatorOf(backend).rpc('read_calendar_feed', { secret }).throwOnError()).data);
  expect(markersIn([await readFeed()])).toEqual(markers);
  expect(markersIn(await filesIn(backend.dataDir, 'backend/database'))).toEqual(markers);

  // As the dashboard does.
  const dashboard = createOwnerClient({ url: backend.url, key: publishableKey });
  await dashboard.session.signIn(localOwner);
  const exported = Object.entries(await exportsOf(dashboard));
  expect(exported.map(([name, file]) => [name, markersIn([file])])).toEqual(exported.map(([name]) => [name, markers]));
  for (const [index, marker] of erased.entries()) {
    const { id: personId } = (await dashboard.people.byIdOrEmail(addressOf(marker)))!;
    const { testimonials } = (await dashboard.people.records(personId))!;
    await dashboard.people.erase({ personId, keepsBookings: index % 2 === 1, cancelsUpcoming: true, testimonials });
    await dashboard.people.erase({ address: deletedAddressOf(marker), testimonials: [] });
  }
  expect(markersIn([await readFeed()])).toEqual(others);
  const exportedAgain = Object.entries(await exportsOf(dashboard));
  expect(exportedAgain.map(([name, file]) => [name, markersIn([file])])).toEqual(
    exported.map(([name]) => [name, others]),
  );
  const saved = await save(backend);
  const content = Object.entries(saved.content).map(([name, bytes]) => name + Buffer.from(bytes).toString('latin1'));
  expect(markersIn(content)).toEqual(others);
  await backend.end();
  // The database's own files keep deleted rows until it reuses their space.
  expect(markersIn(await filesIn(backend.dataDir, 'backend/database'))).toEqual(others);

  const restored = await newProject();
  expect(await run('restore', restored, [saved.file, '--replace-sample'])).toEqual({
    status: 0,
    output: expect.stringContaining('Restored'),
  });
  await restored.end();
  expect(markersIn(await filesIn(restored.dataDir))).toEqual(others);
});

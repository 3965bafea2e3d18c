import { imageBytes } from './images';
import type { RunningBackend } from './backend-process';
import { hashesOf, newProject, run, save, stateOf } from './backup-steps';
import { operatorOf, ownerOf, start, visitorOf } from './isolated-backend';
import { withOwnDatabase } from './own-database';

/** A project with a row of every kind, and what its emails contained. */
async function fill(backend: RunningBackend) {
  const owner = await ownerOf(backend);
  const operator = operatorOf(backend);
  const { data: booked } = await owner
    .rpc('book_for_client', {
      request_id: crypto.randomUUID(),
      service_type: 'keynote',
      appointment_date: '2031-03-04',
      appointment_time: '7:00 AM',
      first_name: 'Zoë',
      last_name: '"Quill"\n',
      email: 'zoe@example.com',
      is_sure: true,
    })
    .throwOnError();
  const { data: mails } = await operator
    .rpc('claim_mail', { for_booking: (booked as { id: string }).id })
    .throwOnError();
  for (const { mail_id, claim } of mails as { mail_id: string; claim: string }[]) {
    await operator.rpc('start_mail', { mail_id, mail_claim: claim }).throwOnError();
    await operator.rpc('finish_mail', { mail_id, mail_claim: claim }).throwOnError();
  }
  await owner.from('newsletter_campaigns').insert({ subject: 'News', body: 'Hello' }).throwOnError();
  await owner.from('site_settings_la2024').upsert({ key: 'smtp_password', value: '"hunter2-hunter2"' }).throwOnError();
  await owner.rpc('add_calendar_feed', { name: 'Phone', shows_clients: true }).throwOnError();
  const { data: people } = await owner.from('people').select('id').limit(1).throwOnError();
  await owner.from('person_notes').insert({ person_id: people![0]!.id, text: 'Likes tea 🍵' }).throwOnError();
  const { data: shown } = await owner.from('testimonials_la2024').select('id').limit(1).throwOnError();
  await owner.from('testimonials_la2024').delete().eq('id', shown![0]!.id).throwOnError();
  const image = `posts/${crypto.randomUUID()}.webp`;
  const { error } = await owner.storage
    .from('images')
    .upload(image, imageBytes('image/webp'), { contentType: 'image/webp' });
  expect(error).toBeNull();
  return { image, link: (mails as { link: string }[])[0]!.link };
}

/** Runs `work` with a new project on PostgreSQL, if the tests run there, and embedded otherwise. */
async function withNewProject(work: (project: RunningBackend) => Promise<void>) {
  if (!process.env.DATABASE_URL) return work(await newProject());
  await withOwnDatabase(async (DATABASE_URL) => {
    const project = await start({ DATABASE_URL, SEED_FILE: undefined });
    await work(project);
    await project.end();
  });
}

test('BK1 BK2 a saved project is restored into a new one, equal by hash, and links in earlier emails keep working', async () => {
  const first = await newProject();
  const { image, link } = await fill(first);
  const saved = await save(first);
  expect(saved.manifest.images.map(({ name }) => name)).toEqual([image]);
  expect(saved.manifest.tables.bookings_la2024!.rows).toBeGreaterThan(0);
  const everything = Object.values(saved.content).map((bytes) => Buffer.from(bytes).toString());
  expect(everything.filter((text) => text.includes('hunter2-hunter2') || text.includes(link))).toEqual([]);

  await withNewProject(async (second) => {
    expect(await run('restore', second, [saved.file])).toMatchObject({
      code: 1,
      said: expect.stringContaining('sample content'),
    });
    expect(await run('restore', second, [saved.file, '--replace-sample'])).toMatchObject({ code: 0 });
    const again = await save(second);
    expect(hashesOf(again.manifest)).toEqual(hashesOf(saved.manifest));
    expect(again.manifest.images).toEqual(saved.manifest.images);
    expect(again.content[`images/${image}`]).toEqual(saved.content[`images/${image}`]);
    expect((await visitorOf(second).rpc('booking_by_link', { link })).data).toMatchObject({ first_name: 'Zoë' });
    // Its history goes on after the restored one.
    await (await ownerOf(second)).from('newsletter_campaigns').insert({ subject: 'More' }).throwOnError();
    expect(await run('restore', second, [saved.file, '--replace-sample'])).toMatchObject({
      code: 1,
      said: expect.stringContaining('in use'),
    });

    // So does the list of what can be brought back.
    const restored = await ownerOf(second);
    const { data: deletions } = await restored
      .from('change_history')
      .select('id')
      .eq('table_name', 'testimonials_la2024')
      .not('restorable_until', 'is', null)
      .throwOnError();
    await restored.rpc('restore_deleted', { entry_id: deletions![0]!.id }).throwOnError();

    const third = await newProject();
    expect(await run('restore', third, [again.file, '--replace-sample'])).toMatchObject({ code: 0 });
    expect(hashesOf((await save(third)).manifest)).toEqual(hashesOf(saved.manifest));
    expect((await visitorOf(third).rpc('booking_by_link', { link })).data).toMatchObject({ first_name: 'Zoë' });
  });
});

test('BK2 a restore that is killed leaves the project as it was, and the next one is complete', async () => {
  const first = await newProject();
  await fill(first);
  const { file } = await save(first);
  const wanted = await stateOf(first);
  const second = await newProject();
  const { tables: before } = (await stateOf(second)) as { tables: unknown };
  for (const killAfter of [20, 150]) {
    await run('restore', second, [file, '--replace-sample'], killAfter);
    const now = await stateOf(second);
    if (JSON.stringify(now) !== JSON.stringify(wanted)) expect(now).toMatchObject({ tables: before });
  }
  const last = await run('restore', second, [file, '--replace-sample']);
  // A kill may have hit after the commit.
  if (last.code !== 0) expect(last.said).toContain('in use');
  expect(await stateOf(second)).toEqual(wanted);
});

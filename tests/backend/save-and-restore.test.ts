import type { RunningBackend } from './backend-process';
import { fill, hashesOf, run, save } from './backup-steps';
import { newProject, ownerOf, start, visitorOf } from './isolated-backend';
import { withOwnDatabase } from './own-database';

/** Runs `work` with a new project on PostgreSQL, if the tests run there, and embedded otherwise. */
async function withNewProject(work: (project: RunningBackend) => Promise<void>) {
  if (!process.env.DATABASE_URL) return work(await newProject());
  await withOwnDatabase(async (DATABASE_URL) => {
    const project = await start({ DATABASE_URL, SEED_FILE: undefined });
    await work(project);
    await project.end();
  });
}

const linksIn = ({ content, manifest }: Awaited<ReturnType<typeof save>>, table: string) =>
  manifest.tables[table]!.pages.flatMap(
    (page) =>
      Buffer.from(content[page]!)
        .toString()
        .match(/[0-9a-f]{64}/g) ?? [],
  );

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
      status: 1,
      output: expect.stringContaining('add --replace-sample'),
    });
    expect(await run('restore', second, [saved.file, '--replace-sample'])).toMatchObject({ status: 0 });
    const again = await save(second);
    expect(hashesOf(again.manifest)).toEqual(hashesOf(saved.manifest));
    // The next restore makes the links of the first project work, too.
    const links = linksIn(saved, 'booking_links');
    expect(links).not.toEqual([]);
    expect(linksIn(again, 'restored_links')).toEqual(expect.arrayContaining(links));
    expect(again.manifest.images).toEqual(saved.manifest.images);
    expect(again.content[`images/${image}`]).toEqual(saved.content[`images/${image}`]);
    expect((await visitorOf(second).rpc('booking_by_link', { link })).data).toMatchObject({ first_name: 'Zoë' });
    // Its history continues after the restored one.
    await (await ownerOf(second)).from('newsletter_campaigns').insert({ subject: 'More' }).throwOnError();
    expect(await run('restore', second, [saved.file, '--replace-sample'])).toMatchObject({
      status: 1,
      output: expect.stringContaining('in use'),
    });

    // So does the list of restorable rows.
    const restored = await ownerOf(second);
    const { data: deletions } = await restored
      .from('change_history')
      .select('id')
      .eq('table_name', 'testimonials_la2024')
      .not('restorable_until', 'is', null)
      .throwOnError();
    await restored.rpc('restore_deleted', { entry_id: deletions![0]!.id }).throwOnError();
  });
});

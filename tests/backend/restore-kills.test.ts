import { discard, type RunningBackend } from './backend-process';
import { fill, run, save, stateOf } from './backup-steps';
import { newProject, start } from './isolated-backend';
import { durationOf, killCount, killRepeatedly } from './kills';

const replacing = '--replace-sample';

async function revive({ dataDir, end }: RunningBackend): Promise<RunningBackend> {
  await end('SIGKILL');
  return start({ DATA_DIR: dataDir, SEED_FILE: undefined, DATABASE_URL: undefined });
}

test('BK2 a restore that is killed leaves the project as it was, and the next one is complete', async () => {
  const first = await newProject();
  await fill(first);
  const { file } = await save(first);
  const wanted = await stateOf(first);
  let project = await newProject();
  const { tables: before } = await stateOf(project);
  const duration = await durationOf(() => run('restore', project, [file, replacing]));
  expect(await stateOf(project)).toEqual(wanted);
  await discard(project);

  project = await newProject();
  await killRepeatedly('Restoring', killCount(2), duration, async (untilKill, kill) => {
    const moment = untilKill();
    const isOfCommand = kill % 2 === 0;
    if (isOfCommand) {
      await run('restore', project, [file, replacing], moment);
    } else {
      const revived = moment.then(() => revive(project));
      // The command would repeat its requests for half a minute, at the address of the backend that is gone.
      await run('restore', project, [file, replacing], revived);
      project = await revived;
    }
    const now = await stateOf(project);
    const isRestored = JSON.stringify(now) === JSON.stringify(wanted);
    if (!isRestored) expect(now.tables).toEqual(before);
    // A restored project is in use.
    if (isRestored) {
      await discard(project);
      project = await newProject();
    }
    return `${isOfCommand ? 'of the command' : 'of the backend'}, ${isRestored ? 'restored' : 'unchanged'}`;
  });
  expect(await run('restore', project, [file, replacing])).toMatchObject({ status: 0 });
  expect(await stateOf(project)).toEqual(wanted);
});

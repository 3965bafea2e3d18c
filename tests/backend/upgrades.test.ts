import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { importInNode } from '../scratch-steps';
import { newFolder } from './backend-process';
import { operatorOf, start, startErrorOf } from './isolated-backend';
import { onEmbedded } from './own-database';
import type * as UpgradeData from './upgrade-data';

const upgradeData = () => importInNode<typeof UpgradeData>('tests/backend/upgrade-data.ts');

test('BK4 later migrations keep every row of earlier versions', async () => {
  const outcomes = await (await upgradeData()).upgradeEach();
  expect(outcomes.length).toBeGreaterThan(0);
  for (const { count, lost, empty } of outcomes) {
    expect(count).toBeGreaterThan(40);
    expect(lost).toEqual([]);
    // It needs an account.
    expect(empty).toEqual(['private.recovery_codes']);
  }
});

onEmbedded(
  'BK4 a failed upgrade changes nothing and says what to do; the next one keeps the previous folder',
  async () => {
    const dataDir = await newFolder();
    const database = path.join(dataDir, 'backend/database');
    await mkdir(path.dirname(database), { recursive: true });
    const { makeBroken, mend } = await upgradeData();
    await makeBroken(database);
    const { said } = await startErrorOf({ DATA_DIR: dataDir });
    expect(said).toContain('"restored_links" already exists');
    expect(said).toContain('Nothing in');
    expect(existsSync(`${database}-upgraded`)).toBe(false);

    // Without the obstacle nothing is missing: no earlier migration of the attempt was stored.
    await mend(database);
    const messages = operatorOf(await start({ DATA_DIR: dataDir })).from('contact_messages_la2024');
    expect((await messages.select('name').eq('email', 'ada@example.com').throwOnError()).data).toEqual([
      { name: 'Ada' },
    ]);
    expect(existsSync(`${database}-before-upgrade/PG_VERSION`)).toBe(true);
  },
);

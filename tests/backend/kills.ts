import { createHash, randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

const seed = process.env.KILL_SEED ?? String(randomInt(1_000_000));

/** How often a test kills a process: as often as it usually does, or as `KILLS` says. */
export const killCount = (usually: number) => Number(process.env.KILLS ?? usually);

/** Measures how long the work takes without a kill. */
export async function durationOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/**
 * Repeats work that is killed at random moments of its duration, counts the states that this leaves, and prints how to repeat
 * them: `KILL_SEED` repeats the moments of an earlier run.
 *
 * @param killOnce waits for the moment, kills the work, and returns the state that it left
 */
export async function killRepeatedly(
  work: string,
  kills: number,
  durationMs: number,
  killOnce: (untilKill: () => Promise<void>, kill: number) => Promise<string>,
): Promise<void> {
  const outcomes: string[] = [];
  for (let kill = 0; kill < kills; kill++) {
    const random = createHash('sha256').update(`${seed} ${kill}`).digest().readUInt32BE() / 2 ** 32;
    outcomes.push(await killOnce(() => sleep(random * durationMs), kill));
  }
  const counts = [...new Set(outcomes)].map((one) => `${outcomes.filter((other) => other === one).length} ${one}`);
  process.stderr.write(
    `${work}: ${kills} kills within ${Math.round(durationMs)} ms (KILL_SEED=${seed}): ${counts.join(', ')}\n`,
  );
}

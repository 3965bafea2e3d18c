import { createHash, randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

const seed = process.env.KILL_SEED ?? String(randomInt(1_000_000));

/** How often a test kills a process: as often as it usually does, or as `KILLS` says. */
export const killCount = (usually: number) => Number(process.env.KILLS ?? usually);

/** The time limit of a test with kills. */
export const killsMayTakeMs = 240_000 + killCount(0) * 30_000;

/** Measures how long the work takes without a kill. */
export async function durationOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** Waits until a random moment of the duration. `KILL_SEED` repeats the moments of an earlier run. */
export function untilKill(kill: number, durationMs: number): Promise<void> {
  const random = createHash('sha256').update(`${seed} ${kill}`).digest().readUInt32BE() / 2 ** 32;
  return sleep(random * durationMs);
}

/** Counts the states that the kills left, and prints how to repeat them. */
export function reportKills(work: string, durationMs: number, outcomes: string[]): void {
  const counts = [...new Set(outcomes)].map((one) => `${outcomes.filter((other) => other === one).length} ${one}`);
  process.stderr.write(
    `${work}: ${outcomes.length} kills within ${Math.round(durationMs)} ms (KILL_SEED=${seed}): ${counts.join(', ')}\n`,
  );
}

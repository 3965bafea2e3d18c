import { shared } from 'shared-libraries';
import { nextTask } from '../start/next-task';

/** Runs each shared library in a task of its own. */
export async function runSharedLibraries(): Promise<void> {
  for (const { get } of Object.values(shared)) {
    get()();
    await nextTask();
  }
}

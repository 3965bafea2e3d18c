import { shared } from 'shared-libraries';
import { nextTask } from './start/next-task';

/** Runs each shared library and then the application in a task of its own, so that slow phones stay responsive. */
async function start() {
  for (const { get } of Object.values(shared)) {
    get()();
    await nextTask();
  }
  const { startShell } = await import(/* webpackMode: "eager" */ './app/start-shell');
  await nextTask();
  await startShell();
}

void start();

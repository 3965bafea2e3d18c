import { runSharedLibraries } from './remotes/run-shared-libraries';
import { nextTask } from './start/next-task';

/** Runs each shared library and then the application in a task of its own, so that slow phones stay responsive. */
async function start() {
  await runSharedLibraries();
  const { startShell } = await import(/* webpackMode: "eager" */ './app/start-shell');
  await nextTask();
  await startShell();
}

void start();

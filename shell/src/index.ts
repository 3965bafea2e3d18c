import { runPlatform } from './remotes/platform';
import { nextTask } from './start/next-task';

/** Library by library, then the application, each in a task of its own: meanwhile a slow phone can answer its visitor. */
async function start() {
  await runPlatform();
  const { startShell } = await import(/* webpackMode: "eager" */ './app/start-shell');
  await nextTask();
  await startShell();
}

void start();

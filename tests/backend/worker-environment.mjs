import ImportingEnvironment from '../importing-environment.mjs';

const servers = process.env.TEST_DATABASES?.split(' ');

/**
 * Node, with the PostgreSQL server of this worker as DATABASE_URL, also for the processes its tests start.
 * With STOP_AT_FIRST_FAILURE, a file's tests after its first failed one are skipped.
 */
export default class WorkerEnvironment extends ImportingEnvironment {
  hasFailed = false;

  /** @param {ConstructorParameters<typeof ImportingEnvironment>} parameters */
  constructor(...parameters) {
    if (servers) process.env.DATABASE_URL = servers[Number(process.env.JEST_WORKER_ID) - 1];
    super(...parameters);
  }

  /** @param {{ name: string, test?: { mode?: unknown } }} event */
  handleTestEvent(event) {
    if (event.name === 'test_fn_failure' || event.name === 'hook_failure') this.hasFailed = true;
    if (event.name === 'test_start' && event.test && this.hasFailed && process.env.STOP_AT_FIRST_FAILURE)
      event.test.mode = 'skip';
  }
}

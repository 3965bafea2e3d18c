import { TestEnvironment } from 'jest-environment-node';

const servers = process.env.TEST_DATABASES?.split(' ');

/** Node, with the PostgreSQL server of this worker as DATABASE_URL, also for the processes its tests start. */
export default class WorkerEnvironment extends TestEnvironment {
  /** @param {ConstructorParameters<typeof TestEnvironment>} parameters */
  constructor(...parameters) {
    if (servers) process.env.DATABASE_URL = servers[Number(process.env.JEST_WORKER_ID) - 1];
    super(...parameters);
  }
}

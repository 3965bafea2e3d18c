import { startStack } from '../../local-stack/harness.mjs';

/** The whole product as `npm start` runs it, on ports and data of its own. The build is the one that is there. */
export default async function startEverything() {
  const { addresses, ports, dataDir, stop } = await startStack();
  process.env.JOURNEY_STACK = JSON.stringify({ addresses, ports, dataDir });
  Object.assign(globalThis, { stopStack: stop });
}

import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { projectRoot } from '../../config/files.mjs';
import { denoProgram } from './deno.mjs';

const functionsFolder = path.join(projectRoot, 'supabase/functions');
const readable = [functionsFolder, path.join(projectRoot, 'domain/src'), path.join(projectRoot, 'node_modules')];
const runFunction = path.join(projectRoot, 'local-stack/functions/run-function.ts');
const restartAfterMs = 1000;

/**
 * Runs a function in its own process, as the host does, with permission for the network, its secrets and its own code.
 *
 * @typedef {{ name: string, address: () => string | undefined, stop: () => void }} EdgeFunction
 */

/**
 * @param {string} name
 * @param {{ secrets: Record<string, string>, cacheFolder: string }} options
 * @returns {Promise<EdgeFunction>} once it listens
 */
export function startEdgeFunction(name, { secrets, cacheFolder }) {
  /** @type {string | undefined} */
  let address;
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let child;
  let isStopped = false;

  return new Promise((resolve, reject) => {
    const edgeFunction = { name, address: () => address, stop };
    start(() => resolve(edgeFunction));

    /** @param {() => void} onListening */
    function start(onListening) {
      child = spawn(denoProgram(), denoArguments(path.join(functionsFolder, name)), {
        stdio: ['pipe', 'pipe', 'pipe'],
        env: { ...baseEnvironment(cacheFolder), ...secrets },
      });
      child.on('error', reject);
      child.on('exit', (code) => restart(code));
      for (const stream of [child.stdout, child.stderr]) {
        if (!stream) continue;
        createInterface({ input: stream }).on('line', (line) => {
          const listening = /^Listening on (http:\/\/\S+?)\/?$/.exec(line);
          if (!listening) return console.error(`${name}: ${line}`);
          address = listening[1];
          onListening();
        });
      }
    }

    /** @param {number | null} code */
    function restart(code) {
      const hasListened = address !== undefined;
      address = undefined;
      if (isStopped) return;
      if (!hasListened) reject(new Error(`The function ${name} exited with code ${code} before it was ready.`));
      else setTimeout(() => !isStopped && start(() => {}), restartAfterMs);
    }
  });

  function stop() {
    isStopped = true;
    child?.kill();
  }
}

/** @param {string} folder */
function denoArguments(folder) {
  return [
    'run',
    '--no-prompt',
    '--no-lock',
    // Dependencies come from node_modules; nothing is downloaded at run time.
    '--no-remote',
    '--cached-only',
    '--node-modules-dir=manual',
    '--allow-net',
    '--allow-env',
    '--allow-sys=hostname',
    `--allow-read=${readable.join(',')}`,
    `--config=${path.join(folder, 'deno.json')}`,
    runFunction,
    path.join(folder, 'index.ts'),
  ];
}

/** @param {string} cacheFolder */
function baseEnvironment(cacheFolder) {
  return {
    PATH: process.env.PATH ?? '',
    HOME: cacheFolder,
    DENO_DIR: cacheFolder,
    DENO_NO_UPDATE_CHECK: '1',
    DENO_SERVE_ADDRESS: 'tcp:127.0.0.1:0',
    NO_COLOR: '1',
  };
}

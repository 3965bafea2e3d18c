import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { projectRoot } from '../../config/files.mjs';
import { denoProgram } from './deno.ts';

const functionsFolder = path.join(projectRoot, 'supabase/functions');
/** Relative to the project, because Deno separates them by commas, and its path may contain one. */
const readable = ['supabase/functions', 'domain/src', 'node_modules'];
const runFunction = path.join(projectRoot, 'local-stack/functions/run-function.ts');
const restartAfterMs = 1000;

export type EdgeFunction = { name: string; address: () => string | undefined; stop: () => void };

/**
 * Runs a function in its own process, as the host does, with permission for the network, its secrets and its own code.
 * Resolves once it listens.
 */
export function startEdgeFunction(
  name: string,
  { secrets, cacheFolder }: { secrets: Record<string, string>; cacheFolder: string },
): Promise<EdgeFunction> {
  let address: string | undefined;
  let child: ChildProcess | undefined;
  let isStopped = false;

  return new Promise((resolve, reject) => {
    const edgeFunction = { name, address: () => address, stop };
    start(() => resolve(edgeFunction));

    function start(onListening: () => void) {
      child = spawn(denoProgram(), denoArguments(path.join(functionsFolder, name)), {
        cwd: projectRoot,
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

    function restart(code: number | null) {
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

function denoArguments(folder: string) {
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
    pathToFileURL(path.join(folder, 'index.ts')).href,
  ];
}

function baseEnvironment(cacheFolder: string) {
  return {
    PATH: process.env.PATH ?? '',
    HOME: cacheFolder,
    DENO_DIR: cacheFolder,
    DENO_NO_UPDATE_CHECK: '1',
    DENO_SERVE_ADDRESS: 'tcp:127.0.0.1:0',
    NO_COLOR: '1',
  };
}

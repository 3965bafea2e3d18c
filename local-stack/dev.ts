// `npm run dev`: the same as `npm start`, with rebuilds and Fast Refresh for the shell and all remotes.
// `npm run dev -- admin-app`: for the shell and the named remotes; the others come from their last build.
import path from 'node:path';
import { readArguments } from '../config/read-arguments.mjs';
import { remoteNames } from '../config/remotes.mjs';
import { readRegistry } from '../publishing/registry.ts';
import { buildSite } from './stack/build.ts';
import { projectRoot } from '../config/files.mjs';
import { runUntilShutdown } from './stack/run-until-shutdown.ts';

const named = readArguments('npm run dev -- [<remote> …]', {}, Infinity).positionals;
const unknown = named.filter((name) => !remoteNames.includes(name));
if (unknown.length) {
  console.error(`There is no remote named ${unknown.join(', ')}. The remotes are ${remoteNames.join(', ')}.`);
  process.exit(1);
}

const developed = named.length ? named : remoteNames;

await runUntilShutdown({
  announcement: `Starting everything, with rebuilds of ${['shell', ...developed].join(', ')} …`,
  options: { developed },
  build: async (signal) => {
    const { shell, remotes } = readRegistry(path.join(projectRoot, 'dist/site'));
    const wasBuilt = shell && remoteNames.every((name) => developed.includes(name) || remotes[name]);
    if (!wasBuilt) await buildSite(signal, console.log);
  },
});

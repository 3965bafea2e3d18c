// `npm run deploy:remote -- blog-app`: builds a remote, and shows it on the site if the gate lets it through.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { projectRoot } from '../webpack/places.mjs';
import { remoteArgument } from './command-line.mjs';
import { gateProblems } from './gate.mjs';
import { readJson } from './json-file.mjs';
import { readRegistry } from './registry.mjs';
import { builtRemote, publishFiles, showVersion, siteFolder } from './site-folder.mjs';

const { name } = remoteArgument('deploy:remote', siteFolder);
const build = spawnSync('npx', ['lerna', 'run', 'build', '--scope', name], { cwd: projectRoot, stdio: 'inherit' });
if (build.status !== 0) process.exit(1);

const remote = builtRemote(name);
const problems = gateProblems({
  remote,
  folder: path.join(projectRoot, name, 'dist/remote'),
  shell: readJson(path.join(siteFolder, 'shell.json')),
});
if (problems.length) {
  console.error(`${name} ${remote.version} was not deployed.`);
  for (const problem of problems) console.error(`✗ ${problem}`);
  process.exit(1);
}
const before = readRegistry(siteFolder).remotes[name]?.version ?? 'nothing';
await showVersion(siteFolder, name, publishFiles(siteFolder, name));
console.log(
  before === remote.version
    ? `${name} ${remote.version} is what the site shows already.`
    : `${name}: ${before} → ${remote.version}`,
);

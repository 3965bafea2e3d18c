// `npm run deploy -- blog-app`: builds the shell or a remote and deploys it if it passes the gate.
// `--site https://coach.example` changes a copy of a published site, and prints which files to upload; `--built` builds nothing.
import { spawnSync } from 'node:child_process';
import { runCommand, UserError } from 'config/run-command';
import { remoteBudgetProblems } from './budgets.mjs';
import { builtRemote, shellName } from './built-packages.mjs';
import { packageArgument, requireSite } from './command-line.mjs';
import { projectRoot } from 'config/files';
import { changePublishedSite } from './change-published-site.mjs';
import { releaseVersion } from './release-version.mjs';
import { copyBuild, siteFolder } from './site-folder.mjs';

await runCommand(async () => {
  const { name, address, isBuilt } = packageArgument('deploy');
  if (!address) requireSite(siteFolder);
  if (!isBuilt) build(name);
  const problems = name === shellName ? [] : remoteBudgetProblems(builtRemote(name));
  if (problems.length) throw new UserError(problems.join('\n'));
  if (address) await changePublishedSite(address, (site) => deployTo(site, name));
  else await deployTo(siteFolder, name);
});

/**
 * @param {string} site
 * @param {string} name
 */
async function deployTo(site, name) {
  const version = copyBuild(site, name);
  const before = await releaseVersion(site, name, version);
  console.log(
    before === version ? `The site already uses ${name} ${version}.` : `${name}: ${before || 'none'} → ${version}`,
  );
}

/** @param {string} name */
function build(name) {
  const { status } = spawnSync('npx', ['lerna', 'run', 'build', '--scope', name], {
    cwd: projectRoot,
    stdio: 'inherit',
  });
  if (status !== 0) throw new UserError(`${name} could not be built, so nothing was deployed.`);
}

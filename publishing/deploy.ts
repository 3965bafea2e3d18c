// `npm run deploy -- blog-app`: builds the shell or a remote and deploys it if it passes the gate.
// `--site https://coach.example` changes a copy of a published site, and prints which files to upload; `--built` builds nothing.
import { spawnSync } from 'node:child_process';
import { runCommand, UserError } from 'config/run-command';
import { remoteBudgetProblems } from './budgets.ts';
import { builtRemote, shellName } from './built-packages.ts';
import { packageArgument, requireSite } from './command-line.ts';
import { projectRoot } from 'config/files';
import { changePublishedSite } from './change-published-site.ts';
import { releaseVersion } from './release-version.ts';
import { copyBuild, siteFolder } from './site-folder.ts';

await runCommand(async () => {
  const { name, address, isBuilt } = packageArgument('deploy');
  if (!address) requireSite(siteFolder);
  if (!isBuilt) build(name);
  const problems = name === shellName ? [] : remoteBudgetProblems(builtRemote(name));
  if (problems.length) throw new UserError(problems.join('\n'));
  if (address) await changePublishedSite(address, name, (site) => deployTo(site, name));
  else await deployTo(siteFolder, name);
});

async function deployTo(site: string, name: string) {
  const version = copyBuild(site, name);
  const before = await releaseVersion(site, name, version);
  console.log(
    before === version ? `The site already uses ${name} ${version}.` : `${name}: ${before || 'none'} → ${version}`,
  );
}

function build(name: string) {
  const { status } = spawnSync('npx', ['lerna', 'run', 'build', '--scope', name], {
    cwd: projectRoot,
    stdio: 'inherit',
  });
  if (status !== 0) throw new UserError(`${name} could not be built, so nothing was deployed.`);
}

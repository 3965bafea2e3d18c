import fs from 'node:fs';
import path from 'node:path';
import { addVersion, releaseVersion } from './deploying';
import { copyBuiltProject, type ProjectCopy } from './project-copy';
import { copySite, registryOf, serveSite, type Site } from './site';
import { visit } from './visit';

// Deploying the shell builds it.
jest.setTimeout(300_000);

let site: Site;
let project: ProjectCopy;

beforeAll(async () => {
  site = await serveSite(copySite());
  project = copyBuiltProject({ SITE_FOLDER: site.folder });
  // A link to the project's own build.
  fs.rmSync(path.join(project.folder, 'shell/dist'));
  project.write('blog-app/remote.config.mjs', (code) =>
    code.replace('contract: 1', 'contract: 2, earlierContracts: [1]'),
  );
});
afterAll(async () => {
  await site.close();
  project.remove();
});

const npmRun = (command: string, name: string) => project.run('npm', 'run', '--silent', command, '--', name);
const blogContract = () => registryOf(site.folder).remotes['blog-app']!.contract;

async function expectBlog() {
  const { page } = await visit(`${site.address}#/blog`);
  await page.getByPlaceholder('Search articles...').waitFor();
}

describe('X2 while a contract changes', () => {
  test('the new shell shows the remote that was built for the contract before', async () => {
    const before = registryOf(site.folder).shell;
    expect(npmRun('deploy', 'shell')).toMatchObject({
      status: 0,
      output: expect.stringContaining(`shell: ${before} → `),
    });
    expect(blogContract()).toBe(1);
    await expectBlog();
  });

  test('it shows the remote that was built for the new contract, too', async () => {
    const next = addVersion(site.folder, 'blog-app', { manifest: (manifest) => void (manifest.contract = 2) });
    await releaseVersion(site.folder, 'blog-app', next);
    expect(blogContract()).toBe(2);
    await expectBlog();
  });

  test('the shell is rolled back only after the remote', async () => {
    const rejected = npmRun('rollback', 'shell');
    expect(rejected).toMatchObject({ status: 1, output: expect.stringContaining('contract 2') });
    expect(npmRun('rollback', 'blog-app')).toMatchObject({ status: 0 });
    expect(npmRun('rollback', 'shell')).toMatchObject({ status: 0 });
    await expectBlog();
  });
});

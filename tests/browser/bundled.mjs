import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { access, chmod, constants, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const require = createRequire(import.meta.url);
const unpackScript = fileURLToPath(new URL('unpack.mjs', import.meta.url));
// The package's own file lists folders of its cloud host only, and no text would be rendered.
const fontsConfig = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">.</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;

/**
 * An executable Chromium and the environment variables it needs.
 *
 * @typedef {{ executablePath: string, env: Record<string, string> }} FoundBrowser
 */

const projectRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/**
 * The Chromium of the npm package @sparticuz/chromium, with the system libraries and fonts it carries along, so that a
 * machine with nothing but Node can run the browser tests.
 *
 * @returns {Promise<FoundBrowser>}
 */
export async function bundledBrowser() {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error('No Chromium found: set CHROME_PATH to the Chrome or Chromium of this machine.');
  }
  const folder = await unpackedFolder();
  return {
    executablePath: path.join(folder, 'chromium'),
    env: { FONTCONFIG_PATH: path.join(folder, 'fonts'), LD_LIBRARY_PATH: libraryPath(folder), HOME: os.homedir() },
  };
}

/** @param {string} folder */
function libraryPath(folder) {
  const own = path.join(folder, 'al2023', 'lib');
  return process.env.LD_LIBRARY_PATH ? `${own}:${process.env.LD_LIBRARY_PATH}` : own;
}

async function unpackedFolder() {
  const parent = await cacheFolder();
  const folder = path.join(parent, `chromium-${packageVersion()}`);
  if (existsSync(folder)) return folder;
  const unpacking = await mkdtemp(path.join(parent, 'unpacking-'));
  try {
    await unpackInto(unpacking);
    await makeUsable(unpacking);
    // Renaming is atomic, so another process never sees a half-unpacked browser.
    await rename(unpacking, folder);
  } catch (error) {
    await rm(unpacking, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
  return folder;
}

async function cacheFolder() {
  const wanted = path.join(projectRoot, '.cache', 'browser');
  try {
    await mkdir(wanted, { recursive: true });
    await access(wanted, constants.W_OK);
    return wanted;
  } catch {
    const own = path.join(os.tmpdir(), `browser-${os.userInfo().uid}`);
    await mkdir(own, { recursive: true, mode: 0o700 });
    return own;
  }
}

function packageVersion() {
  const entry = require.resolve('@sparticuz/chromium');
  return require(path.resolve(path.dirname(entry), '../../package.json')).version;
}

/**
 * The package unpacks into TMPDIR, and includes the system libraries only if it detects its cloud host.
 *
 * @param {string} folder
 */
async function unpackInto(folder) {
  const environment = { ...process.env, TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' };
  await promisify(execFile)(process.execPath, [unpackScript], { env: environment });
}

/**
 * Lets other users of the checkout run it, and replaces the font configuration.
 *
 * @param {string} folder
 */
async function makeUsable(folder) {
  await chmod(folder, 0o755);
  await chmod(path.join(folder, 'chromium'), 0o755);
  await writeFile(path.join(folder, 'fonts', 'fonts.conf'), fontsConfig);
}

import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { bundledBrowser } from './bundled.mjs';

const systemChromium = ['/usr/bin/chromium'];

/**
 * A Chromium that can be started: where it is, and what its environment must hold.
 *
 * @typedef {{ executablePath: string, env: Record<string, string> }} FoundBrowser
 */

/** Switches every browser of this project starts with. None of them weakens web security. */
export const browserArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The language of a person: without one, Chromium speaks `en-US@posix`, which is no language to a page. */
const language = { LC_ALL: 'en_US.UTF-8' };

/**
 * `CHROME_PATH`, the system's Chromium, else the one npm brought (unpacked once per version).
 *
 * @param {{ systemPaths?: string[] }} [options] `systemPaths: []` insists on the one npm brought
 * @returns {Promise<FoundBrowser>}
 */
export async function findBrowser({ systemPaths = systemPathsOfThisMachine() } = {}) {
  const executablePath = systemPaths.find((path) => existsSync(path));
  return executablePath ? { executablePath, env: {} } : bundledBrowser();
}

/**
 * Starts a headless Chromium. `args` come after `browserArgs`; whoever launches it closes it.
 *
 * @param {import('playwright-core').LaunchOptions & { systemPaths?: string[] }} [options]
 * @returns {Promise<import('playwright-core').Browser>}
 */
export async function launchBrowser({ systemPaths, args = [], env = {}, ...options } = {}) {
  const found = await findBrowser({ systemPaths });
  return chromium.launch({
    ...options,
    executablePath: found.executablePath,
    args: [...browserArgs, ...args],
    env: { ...definedEnvironment(), ...language, ...found.env, ...env },
  });
}

function systemPathsOfThisMachine() {
  const asked = process.env.CHROME_PATH;
  if (!asked) return systemChromium;
  if (!existsSync(asked)) throw new Error(`CHROME_PATH is ${asked}, but there is no such file.`);
  return [asked];
}

function definedEnvironment() {
  /** @type {Record<string, string>} */
  const defined = {};
  for (const [name, value] of Object.entries(process.env)) if (value !== undefined) defined[name] = value;
  return defined;
}

import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { bundledBrowser } from './bundled.mjs';

const systemChromium = ['/usr/bin/chromium'];

/** Arguments for every browser of this project. None weakens web security. */
const browserArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Else Chromium's language is `en-US@posix`, which is not a valid language tag. */
const language = { LC_ALL: 'en_US.UTF-8' };

/**
 * Chromium sets these at its start. If they are new, the C library moves the environment, and another thread that reads it
 * then ends the browser with SIGSEGV.
 */
const setByChromium = { DBUS_SESSION_BUS_ADDRESS: 'disabled:', FC_FONTATIONS: '1' };

/**
 * How to start a headless Chromium: that of `CHROME_PATH`, the system's, or the one that npm brings (unpacked once per version),
 * on which `systemPaths: []` insists. `args` come after `browserArgs`.
 *
 * @param {import('playwright-core').LaunchOptions & { systemPaths?: string[] }} [options]
 * @returns {Promise<import('playwright-core').LaunchOptions>}
 */
export async function launchOptions({
  systemPaths = systemPathsOfThisMachine(),
  args = [],
  env = {},
  ...options
} = {}) {
  const executablePath = systemPaths.find((path) => existsSync(path));
  const found = executablePath ? { executablePath, env: {} } : await bundledBrowser();
  return {
    ...options,
    executablePath: found.executablePath,
    args: [...browserArgs, ...args],
    env: { ...definedEnvironment(), ...language, ...setByChromium, ...found.env, ...env },
  };
}

/**
 * Starts a headless Chromium; the caller closes it.
 *
 * @param {Parameters<typeof launchOptions>[0]} [options]
 */
export const launchBrowser = async (options) => chromium.launch(await launchOptions(options));

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

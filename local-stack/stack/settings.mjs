import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { StartError } from './start-error.mjs';

export const projectRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** The default port of each part, by the environment variable that overrides it. */
export const defaultPorts = Object.freeze({
  SITE_PORT: 3000,
  PUBLIC_SITE_PORT: 3001,
  BOOKING_WIDGET_PORT: 3002,
  BLOG_APP_PORT: 3003,
  ADMIN_APP_PORT: 3004,
  PARTNER_PORT: 3005,
  API_PORT: 54321,
  MAIL_PORT: 54324,
  SMTP_PORT: 54325,
});

/**
 * @typedef {Record<keyof typeof defaultPorts, number>} Ports
 * @typedef {{ ports: Ports, dataDir: string }} StackSettings
 */

/**
 * @param {NodeJS.ProcessEnv} environment
 * @returns {StackSettings}
 */
export function readSettings(environment) {
  const names = /** @type {(keyof Ports)[]} */ (Object.keys(defaultPorts));
  const entries = names.map((name) => /** @type {const} */ ([name, readPort(name, environment[name])]));
  refuseTwice(entries);
  return {
    ports: /** @type {Ports} */ (Object.fromEntries(entries)),
    // Relative to the project, so that the same value means the same data from every working directory.
    dataDir: path.resolve(projectRoot, environment.DATA_DIR || '.data'),
  };
}

/**
 * @param {keyof Ports} name
 * @param {string | undefined} text
 */
function readPort(name, text) {
  if (!text) return defaultPorts[name];
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65536) return port;
  throw new StartError(`${name} must be a port number from 1 to 65535, but it is "${text}".`);
}

/** @param {(readonly [name: string, port: number])[]} entries */
function refuseTwice(entries) {
  for (const [name, port] of entries) {
    const other = entries.find(([otherName, otherPort]) => otherPort === port && otherName !== name);
    if (other) throw new StartError(`${name} and ${other[0]} are both ${port}: give one of them another port.`);
  }
}

/**
 * The URL of each part.
 *
 * @param {Ports} ports
 */
export function addressesOf(ports) {
  return {
    site: `http://localhost:${ports.SITE_PORT}`,
    publicSite: `http://localhost:${ports.PUBLIC_SITE_PORT}`,
    bookingWidget: `http://localhost:${ports.BOOKING_WIDGET_PORT}`,
    blogApp: `http://localhost:${ports.BLOG_APP_PORT}`,
    adminApp: `http://localhost:${ports.ADMIN_APP_PORT}`,
    partner: `http://localhost:${ports.PARTNER_PORT}`,
    api: `http://localhost:${ports.API_PORT}`,
    mail: `http://localhost:${ports.MAIL_PORT}`,
  };
}

/** @typedef {ReturnType<typeof addressesOf>} Addresses */

/**
 * The port of each package with its own origin.
 *
 * @param {Ports} ports
 * @returns {Record<string, number>}
 */
export function remotePorts(ports) {
  return {
    'public-site': ports.PUBLIC_SITE_PORT,
    'booking-widget': ports.BOOKING_WIDGET_PORT,
    'blog-app': ports.BLOG_APP_PORT,
    'admin-app': ports.ADMIN_APP_PORT,
  };
}

import path from 'node:path';
import { projectRoot } from '../../config/files.mjs';
import { otherPorts, remotes } from '../../config/remotes.mjs';
import { UserError } from '../../config/run-command.mjs';

const partPorts = { ...otherPorts, API_PORT: 54321, MAIL_PORT: 54324, SMTP_PORT: 54325 };

/**
 * The port of each part, by the environment variable that overrides it.
 *
 * @typedef {typeof partPorts & Record<string, number>} Ports
 * @typedef {{ ports: Ports, dataDir: string }} StackSettings
 */

/**
 * The default ports. Those of remotes are in their `remote.config.mjs`.
 *
 * @type {Ports}
 */
export const defaultPorts = Object.freeze({
  ...partPorts,
  ...Object.fromEntries(remotes.map(({ name, port }) => [portVariable(name), port])),
});

/**
 * Returns the environment variable with a remote's port: `BLOG_APP_PORT`.
 *
 * @param {string} remote
 */
function portVariable(remote) {
  return `${remote.toUpperCase().replaceAll('-', '_')}_PORT`;
}

/**
 * @param {NodeJS.ProcessEnv} environment
 * @returns {StackSettings}
 */
export function readSettings(environment) {
  const entries = Object.entries(defaultPorts).map(
    ([name, port]) => /** @type {const} */ ([name, readPort(name, environment[name], port)]),
  );
  refuseTwice(entries);
  return {
    ports: /** @type {Ports} */ (Object.fromEntries(entries)),
    // Relative to the project, so that the same value means the same data from every working directory.
    dataDir: path.resolve(projectRoot, environment.DATA_DIR || '.data'),
  };
}

/**
 * @param {string} name
 * @param {string | undefined} text
 * @param {number} defaultPort
 */
function readPort(name, text, defaultPort) {
  if (!text) return defaultPort;
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65536) return port;
  throw new UserError(`${name} must be a port number from 1 to 65535, but it is "${text}".`);
}

/** @param {(readonly [name: string, port: number])[]} entries */
function refuseTwice(entries) {
  for (const [name, port] of entries) {
    const other = entries.find(([otherName, otherPort]) => otherPort === port && otherName !== name);
    if (other) throw new UserError(`${name} and ${other[0]} are both ${port}: give one of them another port.`);
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
    remotes: Object.fromEntries(
      Object.entries(remotePorts(ports)).map(([name, port]) => [name, `http://localhost:${port}`]),
    ),
    embed: `http://localhost:${ports[portVariable('booking-widget')]}`,
    partner: `http://localhost:${ports.PARTNER_PORT}`,
    api: `http://localhost:${ports.API_PORT}`,
    mail: `http://localhost:${ports.MAIL_PORT}`,
  };
}

/** @typedef {ReturnType<typeof addressesOf>} Addresses */

/**
 * The port of each remote's own origin.
 *
 * @param {Ports} ports
 * @returns {Record<string, number>}
 */
export function remotePorts(ports) {
  return Object.fromEntries(remotes.map(({ name, port }) => [name, ports[portVariable(name)] ?? port]));
}

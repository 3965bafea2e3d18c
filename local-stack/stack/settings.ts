import path from 'node:path';
import { projectRoot } from '../../config/files.mjs';
import { otherPorts, remotes } from '../../config/remotes.mjs';
import { UserError } from '../../config/run-command.mjs';

const partPorts = { ...otherPorts, API_PORT: 54321, MAIL_PORT: 54324, SMTP_PORT: 54325 };

/** Browsers and Node's `fetch` do not open these (and some below 1024), because they belong to other protocols. */
const blockedPorts = [
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080,
];

/** The port of each part, by the environment variable that overrides it. */
export type Ports = typeof partPorts & Record<string, number>;
export type StackSettings = { ports: Ports; dataDir: string };

/** The default ports. Those of remotes are in their `remote.config.mjs`. */
export const defaultPorts: Ports = Object.freeze({
  ...partPorts,
  ...Object.fromEntries(remotes.map(({ name, port }) => [portVariable(name), port])),
});

/** Returns the environment variable with a remote's port: `BLOG_APP_PORT`. */
function portVariable(remote: string) {
  return `${remote.toUpperCase().replaceAll('-', '_')}_PORT`;
}

export function readSettings(environment: NodeJS.ProcessEnv): StackSettings {
  const entries = Object.entries(defaultPorts).map(
    ([name, port]) => [name, readPort(name, environment[name], port)] as const,
  );
  refuseTwice(entries);
  return {
    ports: Object.fromEntries(entries) as Ports,
    // Relative to the project, so that the same value means the same data from every working directory.
    dataDir: path.resolve(projectRoot, environment.DATA_DIR || '.data'),
  };
}

function readPort(name: string, text: string | undefined, defaultPort: number) {
  if (!text) return defaultPort;
  const port = Number(text);
  if (blockedPorts.includes(port))
    throw new UserError(`Browsers do not open port ${port}: choose another with ${name}.`);
  if (Number.isInteger(port) && port > 0 && port < 65536) return port;
  throw new UserError(`${name} must be a port number from 1 to 65535, but it is "${text}".`);
}

function refuseTwice(entries: (readonly [name: string, port: number])[]) {
  for (const [name, port] of entries) {
    const other = entries.find(([otherName, otherPort]) => otherPort === port && otherName !== name);
    if (other) throw new UserError(`${name} and ${other[0]} are both ${port}: give one of them another port.`);
  }
}

/** The URL of each part. */
export function addressesOf(ports: Ports) {
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

export type Addresses = ReturnType<typeof addressesOf>;

/** The port of each remote's own origin. */
export function remotePorts(ports: Ports): Record<string, number> {
  return Object.fromEntries(remotes.map(({ name, port }) => [name, ports[portVariable(name)] ?? port]));
}

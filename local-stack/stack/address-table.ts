import { localOwner } from '../backend/local-keys.ts';
import type { StackSettings, Addresses } from './settings.ts';

/**
 * Formats the URLs to open once everything serves.
 *
 * @param seconds since the start
 */
export function addressTable({ dataDir }: StackSettings, addresses: Addresses, seconds: number) {
  const rows = [
    ['The site', addresses.site],
    ['  the dashboard', `${addresses.site}/#/admin`],
    ['Each remote on its own', ''],
    ...Object.entries(addresses.remotes).map(([name, address]) => [`  ${name}`, address]),
    ['A partner’s page', addresses.partner],
    ['Email inbox', addresses.mail],
    ['API gateway', addresses.api],
    ['', ''],
    ['The owner signs in as', `${localOwner.email} / ${localOwner.password}`],
    ['The data is in', dataDir],
  ];
  const width = Math.max(...rows.map(([label = '']) => label.length)) + 2;
  const lines = rows.map(([label = '', value = '']) => `  ${label.padEnd(width)}${value}`.trimEnd());
  return [
    '',
    `Ready in ${seconds.toFixed(1)} s.`,
    '',
    ...lines,
    '',
    'Ctrl-C stops everything and keeps the data; "npm run reset" deletes the data.',
    '',
  ].join('\n');
}

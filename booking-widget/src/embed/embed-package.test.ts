import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { EmbedEventName } from './embed-events';
import { optionNames } from './embed-options';
import type { ScriptInterface } from './script-interface';

const projectRoot = path.resolve(__dirname, '../../..');
const packageFolder = path.join(projectRoot, 'booking-widget/embed-package');
const modules = path.join(projectRoot, 'node_modules');

const events: Record<EmbedEventName, 1> = {
  ...{ ready: 1, stepchange: 1, slotselect: 1, slottaken: 1, bookingsuccess: 1, bookingfail: 1, close: 1 },
};
const calls: Record<keyof ScriptInterface, 1> = {
  ...{ open: 1, close: 1, update: 1, preload: 1, on: 1, off: 1, destroy: 1, push: 1 },
};
const attributes = Object.fromEntries(optionNames.map((name) => [name, 1]));

/** A partner's page in React 19; `Record` checks them against the form's names. */
const consumer = `
import { loadCoachBooking } from 'coach-booking';
import type { CoachBookingApi, CoachBookingAttributes, CoachBookingElement, CoachBookingEventMap } from 'coach-booking';
import type {} from 'coach-booking/react';
import { createRef } from 'react';

export const attributes: Record<keyof CoachBookingAttributes, 1> = ${JSON.stringify(attributes)};
export const events: Record<keyof CoachBookingEventMap, 1> = ${JSON.stringify(events)};
export const calls: Record<keyof CoachBookingApi, 1> = ${JSON.stringify(calls)};
const ref = createRef<CoachBookingElement>();
export const form = (
  <coach-booking ref={ref} mode="popup" service="leadership" first-name="Maren" style={{ minHeight: 880 }}
    onbookingsuccess={({ detail }) => detail.startsAt.slice(0, 10)} />
);
// @ts-expect-error -- there is no such mode
export const wrong = <coach-booking mode="poppup" />;
export async function open(): Promise<boolean> {
  await loadCoachBooking('https://booking.example.com/v1/embed.js', { integrity: 'sha384-x' });
  ref.current?.addEventListener('bookingfail', ({ detail }) => detail.reason.trim());
  window.CoachBooking?.push(['open', { service: 'keynote' }]);
  return document.querySelector('coach-booking')?.open() ?? false;
}
`;

const tsconfig = {
  compilerOptions: {
    ...{ strict: true, noEmit: true, jsx: 'react-jsx', lib: ['ES2022', 'DOM'], types: [] },
    ...{ target: 'ES2022', module: 'ESNext', moduleResolution: 'Bundler', skipLibCheck: false },
  },
  files: ['consumer.tsx'],
};

let folder: string;
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'coach-booking-'));
});
afterAll(() => fs.rmSync(folder, { recursive: true }));

test('X4 the npm package contains its module, types and readme, and a TSX page compiles with it', () => {
  const report = execFileSync('npm', ['pack', '--json', '--pack-destination', folder], { cwd: packageFolder });
  const [packed] = JSON.parse(String(report)) as [{ filename: string; files: { path: string }[] }];
  expect(packed.files.map((file) => file.path).toSorted()).toEqual([
    ...['README.md', 'index.d.ts', 'index.js', 'package.json', 'react.d.ts'],
  ]);
  const installed = path.join(folder, 'node_modules/coach-booking');
  fs.mkdirSync(installed, { recursive: true });
  execFileSync('tar', ['-xzf', path.join(folder, packed.filename), '-C', installed, '--strip-components', '1']);
  for (const name of ['@types', 'csstype'])
    fs.symlinkSync(path.join(modules, name), path.join(folder, 'node_modules', name));
  fs.writeFileSync(path.join(folder, 'consumer.tsx'), consumer);
  fs.writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(tsconfig));
  const compile = () => execFileSync(path.join(modules, '.bin/tsc'), ['-p', folder], { encoding: 'utf8' });
  expect(compile()).toBe('');
});

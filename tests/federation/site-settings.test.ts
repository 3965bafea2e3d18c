import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { embedProblem } from '../../publishing/remote-origins';
import { newSiteSettings, writeSiteSettings } from '../../publishing/site-settings';

let site: string;
beforeEach(() => {
  site = fs.mkdtempSync(path.join(os.tmpdir(), 'coach-settings-'));
});
afterEach(() => fs.rmSync(site, { recursive: true }));

/** Configures the site as a build with these environment variables does. */
function build(environment: Record<string, string>) {
  const settings = newSiteSettings(site, environment, { mayReplace: true });
  writeSiteSettings(site, settings);
  return settings;
}

const hosted = { SUPABASE_URL: 'https://project.supabase.co', SUPABASE_KEY: 'sb_publishable_x' };

test('X1 a build without SUPABASE_URL keeps the port of a local backend', () => {
  expect(build({ SUPABASE_URL: 'http://localhost:5555' }).supabaseUrl).toBe('http://localhost:5555');
  expect(build({}).supabaseUrl).toBe('http://localhost:5555');
});

test('X1 a build for a hosted backend forgets the address that npm start gave the site', () => {
  expect(build({ SITE_URL: 'http://localhost:3000' }).siteAddress).toBe('http://localhost:3000/');
  expect(build(hosted).siteAddress).toBeUndefined();
  expect(build({ ...hosted, SITE_URL: 'https://lena.example' }).siteAddress).toBe('https://lena.example/');
  expect(build(hosted).siteAddress).toBe('https://lena.example/');
});

test.each(['sb_secret_x', `e30.${Buffer.from('{"role":"service_role"}').toString('base64url')}.x`])(
  'X1 a build rejects a secret key, which every visitor could read',
  (SUPABASE_KEY) => {
    expect(() => build({ ...hosted, SUPABASE_KEY })).toThrow('SUPABASE_KEY is a secret key, which visitors could read');
    expect(fs.readdirSync(site)).toEqual([]);
  },
);

test('X1 a build accepts the older kind of publishable key', () => {
  const SUPABASE_KEY = `e30.${Buffer.from('{"role":"anon"}').toString('base64url')}.x`;
  expect(build({ ...hosted, SUPABASE_KEY }).supabaseKey).toBe(SUPABASE_KEY);
});

test('FD1 the origins of overrides are kept by later builds, and removed by one that sets the backend without them', () => {
  build({ ...hosted, OVERRIDE_ORIGINS: 'https://a.example https://b.example' });
  const { overrideOrigins } = build({ OVERRIDE_ORIGINS: 'https://c.example' });
  expect(overrideOrigins).toEqual(['https://a.example', 'https://b.example']);
  expect(build(hosted).overrideOrigins).toBeUndefined();
});

test.each(['https://a.example/path', 'http://a.example', '*', "'unsafe-inline'"])(
  'FD1 %s is rejected as an origin of overrides',
  (origin) => {
    expect(() => build({ OVERRIDE_ORIGINS: origin })).toThrow(`${origin}, which is not an origin`);
  },
);

test.each([
  ['https://project.supabase.co', undefined],
  ['http://localhost:5555', undefined],
  ['https://other.supabase.co', expect.stringContaining('was not built for https://other.supabase.co')],
])('X4 an embed built for another backend than %s must not be uploaded', (backend, problem) => {
  fs.mkdirSync(path.join(site, 'embed'));
  fs.writeFileSync(path.join(site, 'embed/german.js'), 'export {}');
  fs.writeFileSync(path.join(site, 'embed/form.js'), `const backend = ${JSON.stringify({ url: hosted.SUPABASE_URL })}`);
  expect(embedProblem(site, backend)).toEqual(problem);
});

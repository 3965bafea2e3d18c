import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { projectRoot, runTypeScript } from '../../config/files.mjs';

/** The built site as `npm run build` first assembles it, whatever backend `dist/site` was last started with. */
export const builtSite = path.join(projectRoot, '.cache/federation/site');

/** Jest's `globalSetup`. */
export default function assembleSite() {
  rmSync(builtSite, { recursive: true, force: true });
  const { SUPABASE_URL: _backend, SITE_URL: _address, ...environment } = process.env;
  execFileSync(process.execPath, [...runTypeScript, path.join(projectRoot, 'publishing/assemble.ts')], {
    env: { ...environment, SITE_FOLDER: builtSite },
  });
}

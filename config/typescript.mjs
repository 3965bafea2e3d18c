// `node --import ./config/typescript.mjs <file>` runs a TypeScript file. Node 20 needs this hook to load one.
import { existsSync } from 'node:fs';
import module from 'node:module';
import './check-setup.cjs';

if (!existsSync(new URL('../node_modules/.package-lock.json', import.meta.url))) {
  console.error('The dependencies are not installed yet: run "npm ci" first.');
  process.exit(1);
}
process.setSourceMapsEnabled(true);
module.register('./typescript-hooks.mjs', import.meta.url);

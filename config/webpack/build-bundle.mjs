// `npm run build:bundle`: builds the same sources as one ordinary bundle into dist/bundle, for comparison with the
// composed page.
import { cpSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { jsonBlock, siteConfigFrom } from '../site-config.mjs';
import { bundleConfig } from './bundle-config.mjs';
import { projectRoot } from '../files.mjs';
import { readArguments } from '../read-arguments.mjs';
import { runBuilds } from './run-build.mjs';

readArguments('npm run build:bundle', {});
const template = readFileSync(path.join(projectRoot, 'shell/src/page.html'), 'utf8');
const html = template.replace('<!--head-->', () => jsonBlock('site-config', siteConfigFrom(process.env)));
const isGood = await runBuilds([bundleConfig(html)]);
cpSync(path.join(projectRoot, 'shell/public'), path.join(projectRoot, 'dist/bundle'), { recursive: true });
process.exitCode = isGood ? 0 : 1;

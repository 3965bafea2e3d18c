// `npm run build:bundle`: the same sources as one ordinary bundle, into dist/bundle, to measure the composed page against.
import { cpSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../webpack/places.mjs';
import { runBuilds } from '../webpack/run-build.mjs';
import { bundleConfig } from '../webpack/bundle-config.mjs';
import { fillTemplate } from './page.mjs';
import { jsonBlock, siteConfigFrom } from './site-config.mjs';

const html = fillTemplate(jsonBlock('site-config', siteConfigFrom(process.env)));
const isGood = await runBuilds([bundleConfig(html)]);
cpSync(path.join(projectRoot, 'shell/public'), path.join(projectRoot, 'dist/bundle'), { recursive: true });
process.exitCode = isGood ? 0 : 1;

// `npm run build:site`: only what the composed site consists of, in one process. Where nothing was built before that costs
// a third less than package by package; on a machine that keeps builds, `npm run build` does less.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { remoteNames } from '../federation/site-folder.mjs';
import { projectRoot } from './places.mjs';
import { runBuilds } from './run-build.mjs';

const composed = /\((shell|early|prerender|remote)\)$/;

const packages = await Promise.all(
  ['shell', ...remoteNames].map(
    (name) => import(pathToFileURL(path.join(projectRoot, name, 'webpack.config.mjs')).href),
  ),
);
/** @type {import('webpack').Configuration[]} */
const configurations = packages.flatMap(({ default: variants }) => variants);
const isGood = await runBuilds(configurations.filter(({ name }) => composed.test(name ?? '')));
process.exitCode = isGood ? 0 : 1;

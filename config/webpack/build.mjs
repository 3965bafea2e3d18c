// Builds the package in the current folder: all configurations of its webpack.config.mjs.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { runBuilds } from './run-build.mjs';

const { default: configurations } = await import(pathToFileURL(path.resolve('webpack.config.mjs')).href);
process.exitCode = (await runBuilds(configurations)) ? 0 : 1;

// Builds the package in the current folder: all configurations of its webpack.config.mjs, or only the named variants.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { runBuilds } from './run-build.mjs';

const variants = process.argv.slice(2);
const { default: configurations } = await import(pathToFileURL(path.resolve('webpack.config.mjs')).href);
/** @param {import('webpack').Configuration} configuration */
const isAsked = ({ name }) => variants.length === 0 || variants.some((variant) => name?.endsWith(`(${variant})`));
process.exitCode = (await runBuilds(configurations.filter(isAsked))) ? 0 : 1;

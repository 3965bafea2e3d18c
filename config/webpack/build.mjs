// Builds the package in the current folder for the composed site, or with `--standalone` for an origin of its own; names
// of variants choose among its builds.
import { configurationsOf, runBuilds } from './run-build.mjs';

const isStandalone = process.argv.includes('--standalone');
const variants = process.argv.slice(2).filter((word) => word !== '--standalone');
const configurations = await configurationsOf(process.cwd(), isStandalone);
/** @param {import('webpack').Configuration} configuration */
const isAsked = ({ name }) => variants.length === 0 || variants.some((variant) => name?.endsWith(`(${variant})`));
process.exitCode = (await runBuilds(configurations.filter(isAsked))) ? 0 : 1;

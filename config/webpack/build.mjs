// Builds the package in the current folder, or its embed with `--embed`. Names of variants select builds.
import { configurationsOf, runBuilds } from './run-build.mjs';

const isEmbed = process.argv.includes('--embed');
const variants = process.argv.slice(2).filter((word) => word !== '--embed');
const configurations = await configurationsOf(process.cwd(), isEmbed);
/** @param {import('webpack').Configuration} configuration */
const isSelected = ({ name }) => variants.length === 0 || variants.some((variant) => name?.endsWith(`(${variant})`));
process.exitCode = (await runBuilds(configurations.filter(isSelected))) ? 0 : 1;

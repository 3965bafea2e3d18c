// Builds the package in the current folder, or its embed with `--embed`. Names of variants select builds.
import { readArguments } from '../read-arguments.mjs';
import { configurationsOf, runBuilds } from './run-build.mjs';

const { values, positionals } = readArguments(
  'node ../config/webpack/build.mjs [--embed] [<variant> …]',
  { embed: { type: 'boolean', default: false } },
  Infinity,
);
const configurations = await configurationsOf(process.cwd(), values.embed);
const variants = configurations.map(({ name = '' }) => /\((.*)\)$/.exec(name)?.[1] ?? name);
const unknown = positionals.filter((variant) => !variants.includes(variant));
if (unknown.length) {
  console.error(`There is no variant named ${unknown.join(', ')}. Choose from ${variants.join(', ')}.`);
  process.exit(1);
}
const selected = configurations.filter(
  (_, index) => !positionals.length || positionals.includes(variants[index] ?? ''),
);
process.exitCode = (await runBuilds(selected)) ? 0 : 1;

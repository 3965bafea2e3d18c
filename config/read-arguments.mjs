import { parseArgs } from 'node:util';
import { printable } from './run-command.mjs';

/**
 * Reads the arguments of a command. Prints the usage and exits if `--help` is given, or, after the problem, if an argument
 * is wrong.
 *
 * @template {NonNullable<import('node:util').ParseArgsConfig['options']>} Options
 * @param {string} usage
 * @param {Options} options
 * @param {number} [maxPositionals] how many arguments may be given without an option
 */
export function readArguments(usage, options, maxPositionals = 0) {
  try {
    const read = parseArgs({ options: { ...options, help: { type: 'boolean' } }, allowPositionals: true });
    if ('help' in read.values) {
      console.log(`Usage: ${usage}`);
      process.exit(0);
    }
    const extra = read.positionals[maxPositionals];
    if (extra !== undefined) throw new Error(`Unexpected argument '${extra}'`);
    return read;
  } catch (error) {
    // Node's second sentence explains how to pass values that look like options, which no command accepts.
    const [problem] = /** @type {Error} */ (error).message.split('. ');
    console.error(`${printable(problem ?? '')}.\nUsage: ${usage}`);
    process.exit(1);
  }
}

import readline from 'node:readline';
import { Writable } from 'node:stream';
import { UserError } from '../../config/run-command.mjs';

/**
 * Returns the value of an environment variable, or asks for it. Hidden input is not echoed.
 *
 * @param {string} question
 * @param {{ variable: string, isHidden?: boolean }} options
 * @returns {Promise<string>}
 */
export async function ask(question, { variable, isHidden = false }) {
  const given = process.env[variable];
  if (given) return given;
  if (!process.stdin.isTTY) throw new UserError(`${question} is missing: set ${variable}, or run this in a terminal.`);
  return isHidden ? askHidden(question) : askShown(question);
}

/** @param {string} question */
function askShown(question) {
  return askOn(process.stdout, `${question}: `);
}

/** @param {string} question */
async function askHidden(question) {
  process.stdout.write(`${question} (hidden): `);
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const answer = await askOn(nowhere, '');
  process.stdout.write('\n');
  return answer;
}

/**
 * @param {NodeJS.WritableStream} output
 * @param {string} prompt
 * @returns {Promise<string>}
 */
function askOn(output, prompt) {
  return new Promise((resolve, reject) => {
    const terminal = readline.createInterface({ input: process.stdin, output, terminal: true });
    // Ctrl-C and Ctrl-D close it.
    terminal.once('close', () => reject(new UserError('Nothing was changed.')));
    terminal.question(prompt, (answer) => {
      resolve(answer.trim());
      terminal.close();
    });
  });
}

import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { UserError } from '../../config/run-command.mjs';

/** Returns the value of an environment variable, or asks for it. Hidden input is not echoed. */
export async function ask(
  question: string,
  { variable, isHidden = false }: { variable: string; isHidden?: boolean },
): Promise<string> {
  const given = process.env[variable];
  if (given) return given;
  if (!process.stdin.isTTY) throw new UserError(`${question} is missing: set ${variable}, or run this in a terminal.`);
  return isHidden ? askHidden(question) : askOn(process.stdout, `${question}: `);
}

async function askHidden(question: string) {
  process.stdout.write(`${question} (hidden): `);
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const answer = await askOn(nowhere, '');
  process.stdout.write('\n');
  return answer;
}

async function askOn(output: NodeJS.WritableStream, prompt: string) {
  const terminal = createInterface({ input: process.stdin, output, terminal: true });
  // Ctrl-C and Ctrl-D reject it.
  const answer = await terminal.question(prompt).catch(() => {
    throw new UserError('Nothing was changed.');
  });
  terminal.close();
  return answer.trim();
}

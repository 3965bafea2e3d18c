import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { projectRoot, runTypeScript } from '../config/files.mjs';

/**
 * Runs a script of the project in a new terminal and answers its question.
 *
 * @param question words at the end of the question. Ctrl-D would be lost before the question is shown.
 * @returns the exit code, and everything on the terminal
 */
export async function answerOnTerminal(
  script: string,
  { question, answer }: { question: string; answer: string },
  environment: NodeJS.ProcessEnv,
): Promise<{ status: number | null; shown: string }> {
  const command = [process.execPath, ...runTypeScript, path.join(projectRoot, script)].join(' ');
  const terminal = spawn('script', ['--quiet', '--return', '--command', command, '/dev/null'], {
    // Less than a test has: a script that asks something else would keep its process running.
    timeout: 50_000,
    env: { ...process.env, ...environment },
  });
  let shown = '';
  terminal.stdout.on('data', (chunk: Buffer) => {
    shown += chunk.toString();
    if (shown.includes(question) && !terminal.stdin.writableEnded) terminal.stdin.end(answer);
  });
  const [status] = (await once(terminal, 'close')) as [number | null];
  return { status, shown };
}

import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { localOwner } from './api';
import { newFolder } from './backend-process';
import { start, visitorOf } from './isolated-backend';

const counter = pathToFileURL(path.join(__dirname, 'count-comparisons.mjs')).href;

test('A2 sign-in compares a password hash for unknown addresses, too', async () => {
  const file = path.join(await newFolder(), 'comparisons');
  const backend = await start({
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import ${counter}`,
    COMPARISONS_FILE: file,
  });
  const workOf = async (email: string, password: string) => {
    await writeFile(file, '');
    const { error } = await visitorOf(backend).auth.signInWithPassword({ email, password });
    return { code: error?.code, comparisons: await readFile(file, 'utf8') };
  };

  const guessed = { code: 'invalid_credentials', comparisons: '$2b$10$\n' };
  expect(await workOf(localOwner.email, 'wrong')).toEqual(guessed);
  expect(await workOf('nobody@example.com', 'wrong')).toEqual(guessed);
  expect(await workOf(" ' or true --@example.com", 'x'.repeat(5000))).toEqual(guessed);
  expect(await workOf(localOwner.email, localOwner.password)).toEqual({ ...guessed, code: undefined });
});

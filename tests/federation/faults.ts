import fs from 'node:fs';
import type { ServerResponse } from 'node:http';

/** Responses of a host in place of a script. The names are the doctor's codes, plus `broken`. */
export type Fault = 'missing' | 'error' | 'unreachable' | 'slow' | 'html' | 'type' | 'empty' | 'changed' | 'broken';

/** The faults in the words of test titles. */
export const faults: Record<Fault, string> = {
  missing: 'is missing',
  error: 'answers 500',
  unreachable: 'closes the connection',
  slow: 'never answers',
  html: 'is a page',
  type: 'has the type of a text',
  empty: 'is empty',
  changed: 'was tampered with',
  broken: 'does not parse',
};

// Hosts let browsers keep scripts, and so do these: a retry must not get the same fault from the browser's cache.
const headers = { 'cache-control': 'public, max-age=31536000, immutable', 'x-content-type-options': 'nosniff' };
const script = { ...headers, 'content-type': 'text/javascript' };

/** Answers the request for a script with a fault. */
export const answerWith: Record<Fault, (response: ServerResponse, file: string) => void> = {
  missing: (response) => response.writeHead(404).end('Not found.'),
  error: (response) => response.writeHead(500).end('Out of order.'),
  unreachable: (response) => void response.destroy(),
  slow: () => {},
  html: (response) =>
    response.writeHead(200, { ...headers, 'content-type': 'text/html' }).end('<!doctype html><title>Sign in</title>'),
  type: (response, file) =>
    response.writeHead(200, { ...headers, 'content-type': 'text/plain' }).end(fs.readFileSync(file)),
  empty: (response) => response.writeHead(200, script).end(),
  changed: (response, file) =>
    response.writeHead(200, script).end(`${fs.readFileSync(file, 'utf8')};globalThis.isTampered = true;`),
  broken: (response) => response.writeHead(200, script).end('const x = {{{;'),
};

/** Streams an answer without an end. */
export function answerEndlessly(response: ServerResponse) {
  const piece = Buffer.alloc(1_000_000, ' ');
  const write = () => {
    while (!response.destroyed && response.write(piece));
  };
  response.setHeader('cache-control', 'no-cache').on('drain', write);
  write();
}

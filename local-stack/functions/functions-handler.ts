import http from 'node:http';
import type { EdgeFunction } from './edge-function.ts';

/** Forwards `/<name>` and the paths below it to that function. */
export function createFunctionsHandler(functions: readonly EdgeFunction[]): http.RequestListener {
  return (request, response) => {
    const name = /^\/([^/?]+)/.exec(request.url ?? '')?.[1];
    const called = functions.find((one) => one.name === name);
    if (!called) return refuse(response, 404, 'There is no such function.');
    const address = called.address();
    if (!address) return refuse(response, 503, 'The function is restarting. Try again in a moment.');
    const { method, headers, url } = request;
    const passedOn = http.request(`${address}${url}`, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    passedOn.on('error', () => {
      if (response.headersSent) response.destroy();
      else refuse(response, 502, 'The function did not respond.');
    });
    request.pipe(passedOn);
  };
}

function refuse(response: http.ServerResponse, status: number, message: string) {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify({ message }));
}

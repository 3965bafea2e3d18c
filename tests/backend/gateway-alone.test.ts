import http from 'node:http';
import { text } from 'node:stream/consumers';
import { newEmail } from './api';
import { listen, sendMessage, start, visitorOf } from './isolated-backend';

test('the gateway determines the client’s address itself, and forwards to functions and to nothing else behind them', async () => {
  const asked: { url?: string; method?: string; body: string; forwarded?: unknown }[] = [];
  const functions = http.createServer(async (request, response) => {
    const { url, method, headers } = request;
    asked.push({ url, method, body: await text(request), forwarded: headers['x-forwarded-for'] });
    response.writeHead(201, { 'content-type': 'application/json' }).end('{"state":"sent"}');
  });
  const port = await listen(functions);
  const backend = await start({ TRUST_PROXY: undefined, FUNCTIONS_URL: `http://127.0.0.1:${port}` });

  const response = await fetch(`${backend.url}/functions/v1/booking-mail?x=1`, {
    method: 'POST',
    body: '{"bookingId":"1"}',
  });
  expect(response.status).toBe(201);
  expect(await response.json()).toEqual({ state: 'sent' });
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  await fetch(`${backend.url}/functions/v1//elsewhere.example/steal`);

  expect(asked).toMatchObject([
    {
      url: '/booking-mail?x=1',
      method: 'POST',
      body: '{"bookingId":"1"}',
      forwarded: expect.stringMatching(/^(127\.0\.0\.1|::1)$/),
    },
    { url: '//elsewhere.example/steal', method: 'GET' },
  ]);

  // A different address in every request is still one connection.
  const answers = [];
  for (let count = 0; count < 21; count += 1) answers.push(await sendMessage(visitorOf(backend), newEmail('spoofer')));
  expect(answers.at(-1)!.error).toMatchObject({ code: 'PT429', hint: 'address' });
});

import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { createPublicFetch } from './public-fetch.ts';

const isPublic = async () => ['93.184.215.14'];

describe('CA5 rejects addresses before connecting', () => {
  const refused = [
    'http://calendar.example/a.ics',
    'ftp://calendar.example/a.ics',
    'file:///etc/passwd',
    'https://user:secret@calendar.example/a.ics',
    ...[
      ...['127.0.0.1', '127.1', '2130706433', '0x7f.0.0.1', '0177.0.0.1', '0.0.0.0', '10.0.0.1', '10.255.255.255'],
      ...['100.64.0.1', '169.254.169.254', '172.16.0.1', '172.31.255.255', '192.168.1.1', '192.0.0.8', '192.0.2.1'],
      ...['198.18.0.1', '198.51.100.7', '203.0.113.9', '224.0.0.1', '239.1.2.3', '240.0.0.1', '255.255.255.255'],
      ...['[::]', '[::1]', '[::ffff:127.0.0.1]', '[::ffff:a00:1]', '[fe80::1]', '[fc00::1]', '[fd12:3456::1]'],
      ...['[ff02::1]', '[64:ff9b::7f00:1]', '[2001::1]', '[2001:db8::1]', '[2002:7f00:1::]', '[3fff::1]', '[100::1]'],
    ].map((host) => `https://${host}/a.ics`),
  ];
  it.each(refused)('%s', async (address) => {
    await expect(createPublicFetch({ resolve: isPublic })(address)).rejects.toThrow(
      /public internet|begin with https|username/,
    );
  });

  it('a username in the address, and names the form that has a field for it', async () => {
    await expect(createPublicFetch({ resolve: isPublic })('https://coach@calendar.example')).rejects.toThrow(
      'This address contains a username or password. Choose “By an account” to enter them in their own fields.',
    );
  });

  it.each([[['10.0.0.1']], [['93.184.215.14', '127.0.0.1']], [['::1']]])('a name that leads to %s', async (found) => {
    const resolve = async () => found;
    await expect(createPublicFetch({ resolve })('https://calendar.example/a.ics')).rejects.toThrow('public internet');
  });

  it('a name that does not exist', async () => {
    const resolve = () => Promise.reject(new Error('ENOTFOUND'));
    await expect(createPublicFetch({ resolve })('https://no.example')).rejects.toThrow(
      'There is no server named no.example.',
    );
  });

  it('this computer, unless that is allowed', async () => {
    await expect(createPublicFetch()('http://localhost:1/a.ics')).rejects.toThrow('begin with https');
    await expect(createPublicFetch({ allowsLoopback: true })('http://localhost:1/a.ics')).rejects.toThrow('failed');
  });
});

describe('CA5 with a server', () => {
  const bomb = gzipSync(Buffer.alloc(50_000_000));
  const paths: Record<string, http.RequestListener> = {
    '/calendar': (_request, response) => response.end('BEGIN:VCALENDAR'),
    '/private': (_request, response) => response.writeHead(302, { location: 'https://10.0.0.1/' }).end(),
    '/metadata': (_request, response) => response.writeHead(307, { location: 'http://169.254.169.254/latest' }).end(),
    '/file': (_request, response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
    '/circle': (_request, response) => response.writeHead(302, { location: '/circle' }).end(),
    '/elsewhere': (_request, response) =>
      response.writeHead(302, { location: `http://127.0.0.2:${port}/headers` }).end(),
    '/headers': (request, response) => response.end(JSON.stringify(request.headers)),
    '/large': (_request, response) => response.end(Buffer.alloc(20_000_001)),
    '/endless': (_request, response) => {
      response.writeHead(200);
      const timer = setInterval(() => response.write(Buffer.alloc(1_000_000)), 1);
      response.on('close', () => clearInterval(timer));
    },
    '/bomb': (_request, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb),
    '/packed': (_request, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('packed')),
    '/damaged': (_request, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end('not packed'),
    '/strange': (_request, response) => response.writeHead(200, { 'content-encoding': 'zstd' }).end('?'),
    '/silent': () => {},
    '/trickle': (_request, response) => {
      response.writeHead(200);
      const timer = setInterval(() => response.write('.'), 20);
      response.on('close', () => clearInterval(timer));
    },
    '/cut': (_request, response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('half');
      response.destroy();
    },
    '/wide': (_request, response) => response.writeHead(200, { 'x-wide': 'x'.repeat(100_000) }).end(),
  };
  const server = http.createServer((request, response) => paths[request.url ?? '']?.(request, response));
  let port = 0;
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve));
    port = (server.address() as AddressInfo).port;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const read = (path: string, init?: RequestInit, timeoutMs?: number) =>
    createPublicFetch({ allowsLoopback: true, timeoutMs })(`http://127.0.0.1:${port}${path}`, init);

  it.each([
    ['/private', 'public internet'],
    ['/metadata', 'begin with https'],
    ['/file', /no server|begin with https/],
    ['/circle', 'redirects too often'],
    ['/large', 'larger than 20 MB'],
    ['/endless', 'larger than 20 MB'],
    ['/bomb', 'larger than 20 MB'],
    ['/damaged', 'failed'],
    ['/strange', 'encoding'],
    ['/cut', 'failed'],
    ['/wide', 'failed'],
  ])('refuses %s', async (path, sentence) => {
    await expect(read(path)).rejects.toThrow(sentence);
  });

  it.each(['/silent', '/trickle'])('does not wait long for %s', async (path) => {
    await expect(read(path, undefined, 300)).rejects.toThrow('took too long');
  });

  it('reads an answer, also a packed one', async () => {
    expect(await (await read('/calendar')).text()).toBe('BEGIN:VCALENDAR');
    expect(await (await read('/packed')).text()).toBe('packed');
  });

  it('sends a password to its own server only', async () => {
    const headers = { authorization: 'Basic c2VjcmV0' };
    expect(await (await read('/headers', { headers })).json()).toMatchObject(headers);
    expect(await (await read('/elsewhere', { headers })).json()).not.toHaveProperty('authorization');
  });

  it('connects to the address it has checked, whatever the name server says next', async () => {
    const answers = [['127.0.0.1'], ['10.0.0.1']];
    const resolve = async () => answers.shift() ?? [];
    const fetch = createPublicFetch({ allowsLoopback: true, resolve });
    expect((await fetch(`http://calendar.example:${port}/calendar`)).status).toBe(200);
    expect(answers).toHaveLength(1);
    const connected = jest.fn();
    server.once('connection', connected);
    const encrypted = createPublicFetch({ allowsLoopback: true, resolve: async () => ['127.0.0.1'] });
    await expect(encrypted(`https://calendar.example:${port}/calendar`)).rejects.toThrow('failed');
    expect(connected).toHaveBeenCalled();
  });
});

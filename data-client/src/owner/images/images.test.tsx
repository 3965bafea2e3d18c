import { waitFor } from '@testing-library/react';
import { createSupabase, type Supabase } from '../connection';
import { createOwnerImageRequests } from './requests';

const file = new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])]);

describe('storage responses', () => {
  type Answer = { status?: number; body?: object | string; fails?: 'error' | 'timeout' };
  let sent: FakeRequest[];
  let answer: Answer | undefined;

  /** Responds with `answer`, or waits for an abort if there is none. */
  class FakeRequest {
    headers: Record<string, string> = {};
    upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
    status = 0;
    responseText = '';
    timeout = 0;
    wasAborted = false;
    onload?: () => void;
    onerror?: () => void;
    ontimeout?: () => void;
    onabort?: () => void;
    constructor() {
      sent.push(this);
    }
    method = '';
    url = '';
    open(method: string, url: string) {
      Object.assign(this, { method, url });
    }
    setRequestHeader(name: string, value: string) {
      this.headers[name.toLowerCase()] = value;
    }
    abort() {
      this.wasAborted = true;
      this.onabort?.();
    }
    send() {
      if (!answer) return;
      const { status = 200, body = {}, fails } = answer;
      queueMicrotask(() => {
        if (fails) return fails === 'error' ? this.onerror?.() : this.ontimeout?.();
        this.upload.onprogress?.({ loaded: 1, total: 2 });
        this.status = status;
        this.responseText = typeof body === 'string' ? body : JSON.stringify(body);
        return this.onload?.();
      });
    }
  }

  const own = globalThis.XMLHttpRequest;
  beforeEach(() => {
    sent = [];
    globalThis.XMLHttpRequest = FakeRequest as never;
  });
  afterEach(() => {
    globalThis.XMLHttpRequest = own;
  });

  const config = { url: 'https://p.supabase.co', key: 'publishable' };
  const imagesOf = (session: { access_token: string } | null) => {
    const auth = { getSession: async () => ({ data: { session }, error: null }) };
    const { storage } = createSupabase(config, { isKept: false });
    return createOwnerImageRequests(config, { auth, storage } as unknown as Supabase);
  };
  const { upload } = imagesOf({ access_token: 'token' });

  test('I3 an image is sent with its detected type and cached forever', async () => {
    answer = { body: { Id: '1', Key: 'images/posts/x.jpg' } };
    const onProgress = jest.fn();
    const address = await upload({ file, purpose: 'posts', onProgress });
    expect(onProgress.mock.calls).toEqual([[0.5]]);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      method: 'POST',
      url: address.replace('/object/public/', '/object/'),
      headers: {
        apikey: 'publishable',
        authorization: 'Bearer token',
        'content-type': 'image/jpeg',
        'cache-control': 'max-age=31536000',
      },
    });
  });

  test.each<[string, Answer, string]>([
    ['no network', { fails: 'error' }, 'offline'],
    ['a timeout', { fails: 'timeout' }, 'timeout'],
    ['a file that is too large', { status: 400, body: { statusCode: '413' } }, 'invalid'],
    ['a file that is too large for the gateway', { status: 413, body: 'too large' }, 'invalid'],
    ['a wrong type', { status: 400, body: { statusCode: '415' } }, 'invalid'],
    [
      'a wrong account',
      { status: 400, body: { statusCode: '403', message: 'new row violates row-level security policy' } },
      'forbidden',
    ],
    [
      'an expired session',
      { status: 400, body: { statusCode: '403', message: '"exp" claim timestamp check failed' } },
      'session-expired',
    ],
    ['no session', { status: 401, body: {} }, 'session-expired'],
    ['too many requests', { status: 429, body: {} }, 'rate-limited'],
    ['a server failure', { status: 502, body: '<html>Bad gateway</html>' }, 'server'],
    ['a page of a proxy', { status: 200, body: '<html>Please wait</html>' }, 'server'],
  ])('X5 %s has its own error', async (_, response, code) => {
    answer = response;
    await expect(upload({ file, purpose: 'posts' })).rejects.toMatchObject({ name: 'DataError', code });
  });

  test('I3 an upload can be canceled before and while it is sent', async () => {
    answer = undefined;
    const stop = new AbortController();
    const stopped = upload({ file, purpose: 'posts', signal: stop.signal });
    await waitFor(() => expect(sent).toHaveLength(1));
    stop.abort();
    await expect(stopped).rejects.toMatchObject({ message: 'The upload was stopped.' });
    expect(sent[0]!.wasAborted).toBe(true);
    await expect(upload({ file, purpose: 'posts', signal: stop.signal })).rejects.toMatchObject({ code: 'offline' });
  });

  test('I3 nothing is sent without a session', async () => {
    await expect(imagesOf(null).upload({ file, purpose: 'posts' })).rejects.toMatchObject({ code: 'session-expired' });
    expect(sent).toEqual([]);
  });
});

import { act, renderHook, waitFor } from '@testing-library/react';
import { DataError } from 'data-client';
import { createFakeOwnerClient } from 'data-client/testing';
import { ownerImagesContract } from '../../testing/contract/owner-images-contract';
import { onPage } from '../../testing/on-page';
import { useUploadImage } from './hooks';
import { createOwnerImageRequests } from './requests';

const file = new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])]);

describe('the fake', () => {
  const owner = createFakeOwnerClient({ isSignedIn: true });
  ownerImagesContract(() => owner);
});

test('I3 an upload that fails says why, and works when tried again', async () => {
  const ownerClient = createFakeOwnerClient({ isSignedIn: true });
  ownerClient.fake.fail('images.upload', new DataError('offline'));
  const { result } = renderHook(useUploadImage, onPage({ ownerClient }));
  act(() => result.current.mutate({ file, purpose: 'posts' }));
  await waitFor(() => expect(result.current.error).toMatchObject({ code: 'offline' }));
  ownerClient.fake.heal();
  await act(() => result.current.mutateAsync({ file, purpose: 'posts' }));
  await waitFor(() => expect(result.current.data).toContain('/images/posts/'));
});

describe('what the storage answers', () => {
  type Answer = { status?: number; body?: object | string; fails?: 'error' | 'timeout' };
  let sent: FakeRequest[];
  let answer: Answer | undefined;

  /** A connection that answers as it is told; without an answer it waits for the caller to give up. */
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

  const { upload } = createOwnerImageRequests(
    { url: 'https://p.supabase.co', key: 'publishable' },
    async () => 'token',
  );

  test('I3 an image is sent with its true type, to be kept for good', async () => {
    answer = { body: { Id: '1', Key: 'images/posts/x.jpg' } };
    const address = await upload({ file, purpose: 'posts' });
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
    ['no answer in time', { fails: 'timeout' }, 'timeout'],
    ['a file too large', { status: 400, body: { statusCode: '413' } }, 'invalid'],
    ['a file too large for the gateway', { status: 413, body: 'too large' }, 'invalid'],
    ['a wrong type', { status: 400, body: { statusCode: '415' } }, 'invalid'],
    [
      'an account that is not the owner',
      { status: 400, body: { statusCode: '403', message: 'new row violates row-level security policy' } },
      'forbidden',
    ],
    [
      'a session that ran out',
      { status: 400, body: { statusCode: '403', message: '"exp" claim timestamp check failed' } },
      'session-expired',
    ],
    ['no session', { status: 401, body: {} }, 'session-expired'],
    ['too many requests', { status: 429, body: {} }, 'rate-limited'],
    ['a server at fault', { status: 502, body: '<html>Bad gateway</html>' }, 'server'],
  ])('X5 %s is told as such', async (_, told, code) => {
    answer = told;
    await expect(upload({ file, purpose: 'posts' })).rejects.toMatchObject({ name: 'DataError', code });
  });

  test('I3 an upload can be stopped, before and while it is sent', async () => {
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
    const signedOut = createOwnerImageRequests({ url: 'https://p.supabase.co', key: 'k' }, async () => undefined);
    await expect(signedOut.upload({ file, purpose: 'posts' })).rejects.toMatchObject({ code: 'session-expired' });
    expect(sent).toEqual([]);
  });
});

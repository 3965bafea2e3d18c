import { createVisitorClient } from 'data-client';
import { createOwnerClient } from 'data-client/owner';
import { ownerClientContract, visitorClientContract } from 'data-client/testing';
import { apiUrl, localOwner, newAddress, publishableKey } from './api';
import { clearCalendar } from './slots';

const config = { url: apiUrl, key: publishableKey };

// The limits count by address: these visitors come from some that nobody else has used.
const ownFetch = globalThis.fetch;
let address = newAddress();

/** What a browser uploads with, which Node does not have: as much of it as sends a file. */
class UploadRequest {
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  status = 0;
  responseText = '';
  onload?: () => void;
  onerror?: () => void;
  private readonly headers: Record<string, string> = {};
  private address = '';

  open(_method: string, url: string) {
    this.address = url;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  async send(file: Blob) {
    try {
      const response = await fetch(this.address, { method: 'POST', headers: this.headers, body: file });
      this.status = response.status;
      this.responseText = await response.text();
      this.upload.onprogress?.({ loaded: file.size, total: file.size });
      this.onload?.();
    } catch {
      this.onerror?.();
    }
  }
}

beforeAll(async () => {
  globalThis.fetch = (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set('x-forwarded-for', address);
    return ownFetch(input, { ...init, headers });
  };
  globalThis.XMLHttpRequest = UploadRequest as never;
  await clearCalendar();
});
afterAll(() => {
  globalThis.fetch = ownFetch;
});

describe('X6 the visitors’ client against the gateway', () => {
  visitorClientContract(() => ({ client: createVisitorClient(config) }));
});

describe('X6 the owner’s client against the gateway', () => {
  beforeAll(async () => {
    address = newAddress();
    await clearCalendar();
  });
  ownerClientContract(() => ({
    visitor: createVisitorClient(config),
    owner: createOwnerClient(config),
    credentials: localOwner,
  }));
});

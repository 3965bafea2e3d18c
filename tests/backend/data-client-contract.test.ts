import { createVisitorClient } from 'data-client';
import { createOwnerClient } from 'data-client/owner';
import WebSocket from 'ws';
import { apiUrl, localOwner, newAddress, publishableKey } from './api';
import { ownerClientContract } from './contract/owner-contract';
import { visitorBooks } from './contract/visitor-books';
import { visitorHolds } from './contract/visitor-holds';
import { visitorReads } from './contract/visitor-reads';
import { visitorRulesContract } from './contract/visitor-rules-contract';
import { visitorWrites } from './contract/visitor-writes';
import { clearCalendar } from './slots';

const config = { url: apiUrl, key: publishableKey };

// Limits count by address, so these visitors use new ones.
const ownFetch = globalThis.fetch;
let address = newAddress();

/** A minimal XMLHttpRequest for uploads, which Node lacks. */
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

globalThis.fetch = (input, init) => {
  const headers = new Headers(init?.headers);
  headers.set('x-forwarded-for', address);
  return ownFetch(input, { ...init, headers });
};
globalThis.XMLHttpRequest = UploadRequest as never;
// supabase-js requires a WebSocket, which Node has only since version 22.
globalThis.WebSocket ??= WebSocket as never;

beforeAll(clearCalendar);

describe('X6 the visitor client against the gateway', () => {
  const client = createVisitorClient(config);
  describe('a visitor books', () => {
    visitorBooks(client);
  });
  describe('a visitor chooses a time', () => {
    visitorHolds(client);
  });
  describe('a visitor writes', () => {
    visitorWrites(client);
  });
  describe('a visitor reads', () => {
    visitorReads(client);
  });
  describe('rules', () => {
    visitorRulesContract(client);
  });
});

describe('X6 the owner client against the gateway', () => {
  beforeAll(async () => {
    address = newAddress();
    await clearCalendar();
  });
  ownerClientContract({
    visitor: createVisitorClient(config),
    owner: createOwnerClient(config),
    credentials: localOwner,
  });
});

import { createVisitorClient } from 'data-client';
import { createOwnerClient } from 'data-client/owner';
import WebSocket from 'ws';
import { apiUrl, newAddress, publishableKey } from '../api';

// Limits count by address.
const ownFetch = globalThis.fetch;
let address = newAddress();
export const useNewAddress = () => void (address = newAddress());

/** A minimal XMLHttpRequest for uploads, which Node lacks. */
class UploadRequest {
  upload = {};
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

const config = { url: apiUrl, key: publishableKey };

export const visitor = createVisitorClient(config);

/** Not signed in at first. */
export const owner = createOwnerClient(config);

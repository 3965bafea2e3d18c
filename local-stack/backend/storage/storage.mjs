import { notFound } from '../gateway/responses.mjs';
import { callerOf } from './caller.mjs';
import { openFiles } from './files.mjs';
import { objectRows } from './object-rows.mjs';
import { createObjects } from './objects.mjs';
import { refusal, storageError } from './storage-error.mjs';
import { uploadOf } from './upload.mjs';

/** @typedef {import('../gateway/auth-gate.mjs').Call} Call */

const base = '/storage/v1/object/';

/**
 * The part of Supabase's storage that this project uses, with the same requests, responses and policies: upload, replace,
 * list and remove with the caller's rights; public buckets are readable by everyone.
 *
 * @param {{
 *   connection: import('../database.mjs').Connection,
 *   keys: import('../local-keys.mjs').LocalKeys,
 *   folder: string,
 * }} options
 * @returns {import('../gateway/auth-gate.mjs').Forward}
 */
export function createStorage({ connection, keys, folder }) {
  const rows = objectRows(connection);
  const files = openFiles(folder);
  const objects = createObjects({ rows, files });

  /** @type {(call: Call, bucket: string, name: string) => Promise<Response>} */
  const serve = async (call, bucket, name) => {
    const object = await rows.publicObject(bucket, name);
    if (!object) throw storageError('noObject', 'Object not found');
    const { metadata, version } = object;
    const headers = {
      'Content-Type': metadata.mimetype,
      'Cache-Control': metadata.cacheControl,
      ETag: metadata.eTag,
      'Last-Modified': new Date(metadata.lastModified).toUTCString(),
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'; sandbox",
    };
    if (call.headers.get('if-none-match') === metadata.eTag) return new Response(null, { status: 304, headers });
    const body = call.method === 'HEAD' ? null : new Uint8Array(await files.read(version));
    return new Response(body, { headers: { ...headers, 'Content-Length': String(metadata.size) } });
  };

  /** @type {(call: Call, bucket: string, name: string) => Promise<Response>} */
  const put = async (call, bucket, name) => {
    const isUpsert = call.method === 'PUT' || call.headers.get('x-upsert') === 'true';
    const caller = callerOf(call.headers, keys);
    return Response.json(await objects.put(caller, { bucket, name, isUpsert }, await uploadOf(call)));
  };

  /** @type {(call: Call, bucket: string, names: string[]) => Promise<Response>} */
  const remove = async (call, bucket, names) =>
    Response.json(await objects.remove(callerOf(call.headers, keys), { bucket, names }));

  /** @type {(call: Call, bucket: string) => Promise<Response>} */
  const list = async (call, bucket) => {
    const { prefix, limit, offset } = fieldsOf(call.body);
    const wanted = {
      prefix: typeof prefix === 'string' ? prefix : '',
      limit: count(limit, 100),
      offset: count(offset, 0),
    };
    return Response.json(await objects.list(callerOf(call.headers, keys), { bucket, ...wanted }));
  };

  /** @param {Call} call */
  const answerTo = (call) => {
    const { method, url } = call;
    const [first = '', ...rest] = url.pathname.slice(base.length).split('/').map(decodeURIComponent);
    const isRead = method === 'GET' || method === 'HEAD';
    if (isRead && first === 'public' && rest.length > 1) return serve(call, String(rest[0]), rest.slice(1).join('/'));
    if (method === 'POST' && first === 'list' && rest.length === 1) return list(call, String(rest[0]));
    const name = rest.join('/');
    if (method === 'DELETE' && first) return remove(call, first, name ? [name] : namesOf(call.body));
    if ((method === 'POST' || method === 'PUT') && first && name) return put(call, first, name);
    return Promise.resolve(notFound(url.pathname));
  };

  return async (call) => {
    if (!call.url.pathname.startsWith(base)) return notFound(call.url.pathname);
    try {
      return await answerTo(call);
    } catch (error) {
      if (error instanceof URIError) return notFound(call.url.pathname);
      return refusal(error);
    }
  };
}

/**
 * @param {ArrayBuffer | undefined} body
 * @returns {Record<string, unknown>}
 */
function fieldsOf(body) {
  try {
    const fields = JSON.parse(new TextDecoder().decode(body));
    return fields && typeof fields === 'object' ? fields : {};
  } catch {
    throw storageError('invalidRequest', 'The body is not JSON.');
  }
}

/** @param {ArrayBuffer | undefined} body */
function namesOf(body) {
  const { prefixes } = fieldsOf(body);
  if (!Array.isArray(prefixes) || prefixes.length > 1000)
    throw storageError('invalidRequest', 'The prefixes are missing.');
  return prefixes.map(String);
}

/**
 * @param {unknown} value
 * @param {number} otherwise
 */
const count = (value, otherwise) => (Number.isInteger(value) ? Math.min(Math.max(Number(value), 0), 1000) : otherwise);

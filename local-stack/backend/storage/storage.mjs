import { fieldsOf } from '../gateway/auth-call.mjs';
import { notFound } from '../gateway/responses.mjs';
import { callerOf } from './caller.mjs';
import { createObjects } from './objects.mjs';
import { refusal, storageError } from './storage-error.mjs';
import { uploadOf } from './upload.mjs';

/** @typedef {import('../gateway/auth-gate.mjs').Call} Call */

const base = '/storage/v1/object/';

/**
 * The part of Supabase's storage that this project uses, with the same requests, responses and policies: uploads
 * and removals with the caller's rights; public buckets are readable by everyone.
 *
 * @param {{
 *   connection: import('../database.mjs').Connection,
 *   keys: import('../local-keys.mjs').LocalKeys,
 *   folder: string,
 * }} options
 * @returns {import('../gateway/auth-gate.mjs').Forward}
 */
export function createStorage({ connection, keys, folder }) {
  const objects = createObjects(connection, folder);

  /** @type {(call: Call, bucket: string, name: string) => Promise<Response>} */
  const serve = async (call, bucket, name) => {
    const object = await objects.find(bucket, name);
    if (!object) throw storageError('noObject', 'Object not found');
    const { metadata } = object;
    const headers = {
      'Content-Type': metadata.mimetype,
      'Cache-Control': metadata.cacheControl,
      ETag: metadata.eTag,
      'Last-Modified': new Date(metadata.lastModified).toUTCString(),
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'; sandbox",
    };
    if (call.headers.get('if-none-match') === metadata.eTag) return new Response(null, { status: 304, headers });
    const body = call.method === 'HEAD' ? null : new Uint8Array(await objects.read(object));
    return new Response(body, { headers: { ...headers, 'Content-Length': String(metadata.size) } });
  };

  /** @type {(call: Call, bucket: string, name: string) => Promise<Response>} */
  const put = async (call, bucket, name) => {
    return Response.json(await objects.put(callerOf(call.headers, keys), { bucket, name }, uploadOf(call)));
  };

  /** @type {(call: Call, bucket: string) => Promise<Response>} */
  const remove = async (call, bucket) =>
    Response.json(await objects.remove(callerOf(call.headers, keys), { bucket, names: namesOf(call.body) }));

  /** @param {Call} call */
  const answerTo = (call) => {
    const { method, url } = call;
    const [first = '', ...rest] = url.pathname.slice(base.length).split('/').map(decodeURIComponent);
    const isRead = method === 'GET' || method === 'HEAD';
    if (isRead && first === 'public' && rest.length > 1) return serve(call, String(rest[0]), rest.slice(1).join('/'));
    const name = rest.join('/');
    if (method === 'DELETE' && first && !name) return remove(call, first);
    if (method === 'POST' && first && name) return put(call, first, name);
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

/** @param {ArrayBuffer | undefined} body */
function namesOf(body) {
  const { prefixes } = fieldsOf(body);
  if (!Array.isArray(prefixes) || prefixes.length > 1000)
    throw storageError('invalidRequest', 'The prefixes are missing.');
  return prefixes.map(String);
}

import { fieldsOf } from '../gateway/auth-call.ts';
import { notFound } from '../gateway/responses.ts';
import { callerOf } from './caller.ts';
import { createObjects } from './objects.ts';
import { refusal, storageError } from './storage-error.ts';
import { uploadOf } from './upload.ts';
import type { Call, Forward } from '../gateway/auth-gate.ts';
import type { Connection } from '../database.ts';
import type { LocalKeys } from '../local-keys.ts';

const base = '/storage/v1/object/';

/**
 * The part of Supabase's storage that this project uses, with the same requests, responses and policies: uploads
 * and removals with the caller's rights; public buckets are readable by everyone.
 */
export function createStorage({
  connection,
  keys,
  folder,
}: {
  connection: Connection;
  keys: LocalKeys;
  folder: string;
}): Forward {
  const objects = createObjects(connection, folder);

  const serve = async (call: Call, bucket: string, name: string) => {
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

  const put = async (call: Call, bucket: string, name: string) =>
    Response.json(await objects.put(await callerOf(call.headers, keys), { bucket, name }, uploadOf(call)));

  const remove = async (call: Call, bucket: string) =>
    Response.json(await objects.remove(await callerOf(call.headers, keys), { bucket, names: namesOf(call.body) }));

  const answerTo = (call: Call) => {
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

function namesOf(body: ArrayBuffer | undefined) {
  const { prefixes } = fieldsOf(body);
  if (!Array.isArray(prefixes) || prefixes.length > 1000)
    throw storageError('invalidRequest', 'The prefixes are missing.');
  return prefixes.map(String);
}

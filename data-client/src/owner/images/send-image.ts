import { DataError, type DataConfig } from 'data-client';
import type { Auth } from '../connection';
import { sessionOf } from '../session/auth';
import { imageRefusals } from './image';

export type ImageSending = {
  /** Its path in the bucket. */
  name: string;
  type: string;
  /** Null: not set. */
  cacheControl: string | null;
  file: Blob;
  /** Reports the uploaded share, between 0 and 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
};

// Enough for 2 MB over a slow mobile connection.
const answerWithinMs = 120_000;

/** Stores an image as the owner. */
export async function sendImage(config: DataConfig, auth: Auth, image: ImageSending): Promise<void> {
  const { name, type, cacheControl } = image;
  const session = await sessionOf(auth);
  if (!session) throw new DataError('session-expired');
  await send(image, `${config.url}/storage/v1/object/images/${name}`, {
    apikey: config.key,
    Authorization: `Bearer ${session.access_token}`,
    'Content-Type': type,
    ...(cacheControl ? { 'Cache-Control': cacheControl } : {}),
  });
}

/** By XMLHttpRequest, because `fetch`, and so supabase-js, reports no upload progress. */
function send({ file, onProgress, signal }: ImageSending, url: string, headers: Record<string, string>): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const giveUp = () => request.abort();
    const fail = (error: DataError) => {
      signal?.removeEventListener('abort', giveUp);
      reject(error);
    };
    request.open('POST', url);
    request.timeout = answerWithinMs;
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total ? loaded / total : 0);
    request.onerror = () => fail(new DataError('offline'));
    request.ontimeout = () => fail(new DataError('timeout'));
    request.onabort = () =>
      fail(new DataError('offline', { message: 'The upload was stopped.', cause: signal?.reason }));
    request.onload = () => {
      const answer = readAnswer(request.responseText);
      // A proxy’s page has status 200, too.
      if (request.status >= 300 || !answer.Key) return fail(toImageError(request.status, answer));
      signal?.removeEventListener('abort', giveUp);
      resolve();
    };
    if (signal?.aborted) return void request.onabort?.(new ProgressEvent('abort'));
    signal?.addEventListener('abort', giveUp, { once: true });
    request.send(file);
  });
}

/** `Key` names the stored image. */
type Answer = { Key?: string; statusCode?: string; message?: string };

/** Supabase Storage answers most errors with status 400 and gives the real status in the body. */
function toImageError(status: number, answer: Answer): DataError {
  const code = Number(answer.statusCode) || status;
  if (code === 413) return new DataError('invalid', { message: imageRefusals.tooLarge, cause: answer });
  if (code === 415) return new DataError('invalid', { message: imageRefusals.notAnImage, cause: answer });
  if (code === 401 || (code === 403 && isAboutTheToken(answer)))
    return new DataError('session-expired', { cause: answer });
  if (code === 403) return new DataError('forbidden', { cause: answer });
  if (code === 429) return new DataError('rate-limited', { cause: answer });
  return new DataError('server', { cause: answer });
}

const isAboutTheToken = ({ message = '' }: Answer) => /jwt|jws|"exp"|signature/i.test(message);

function readAnswer(body: string): Answer {
  try {
    const answer: unknown = JSON.parse(body);
    return answer && typeof answer === 'object' ? answer : {};
  } catch {
    return {};
  }
}

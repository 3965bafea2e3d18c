import { DataError } from 'data-client';
import { hasNoResponse } from './doubt';

const pauseMs = 600;

/** Repeats an idempotent request once if no response arrived. */
export async function withSecondTry<Answer>(request: (isRepeated: boolean) => Promise<Answer>): Promise<Answer> {
  try {
    return await request(false);
  } catch (error) {
    if (!hasNoResponse(error)) throw error;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    return request(true);
  }
}

/** Rejects with the error of a read before a change. The change was not sent, so `withDoubt` leaves the error as it is. */
export function withNothingSent(error: unknown): never {
  if (!hasNoResponse(error)) throw error;
  throw new DataError(error.code, { message: error.message, cause: error });
}

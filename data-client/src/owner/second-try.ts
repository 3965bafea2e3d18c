import { DataError } from 'data-client';

const pauseMs = 600;

/** Repeats an idempotent request once if no response arrived. */
export async function withSecondTry<Answer>(request: (isRepeated: boolean) => Promise<Answer>): Promise<Answer> {
  try {
    return await request(false);
  } catch (error) {
    if (!(error instanceof DataError) || !['offline', 'timeout'].includes(error.code)) throw error;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    return request(true);
  }
}

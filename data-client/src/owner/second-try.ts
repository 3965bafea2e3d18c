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

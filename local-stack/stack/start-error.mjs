/** A reason not to start, told in one sentence. Anything else that is thrown is a fault of ours and keeps its stack. */
export class StartError extends Error {
  /** @override */
  name = 'StartError';
}

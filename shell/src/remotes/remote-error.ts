import faults from 'domain/federation-faults.json';

/** Why a remote cannot be shown; `federation:doctor` uses the same codes and sentences. */
export type RemoteFailure = keyof typeof faults.remote;

export class RemoteError extends Error {
  override readonly name = 'RemoteError';

  constructor(
    readonly remote: string,
    readonly failure: RemoteFailure,
    message: string,
    options?: ErrorOptions,
  ) {
    const { cause, remedy } = faults.remote[failure];
    super(`${remote} [${failure}] ${cause} ${remedy.replace('{remote}', remote)} (${message})`, options);
  }
}

import type { RemoteName } from './remote-apps';

/**
 * Why a remote cannot be shown.
 * - `unregistered`: the registry does not name it, or names it wrongly
 * - `contract`: it was built for another shell; none of its code ran
 * - `unreachable`: its file is missing, broken, or not the one the registry vouches for
 * - `incompatible`: its code ran, but refuses this platform or does not expose what it promised
 * - `crashed`: it threw while it was shown
 * - `slow`: it has not arrived in time, and may still arrive
 */
export type RemoteFailure = 'unregistered' | 'contract' | 'unreachable' | 'incompatible' | 'crashed' | 'slow';

export class RemoteError extends Error {
  override readonly name = 'RemoteError';

  constructor(
    readonly remote: RemoteName,
    readonly failure: RemoteFailure,
    message: string,
    options?: ErrorOptions,
  ) {
    super(`${remote}: ${message}`, options);
  }
}

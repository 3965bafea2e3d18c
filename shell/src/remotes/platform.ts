import { nextTask } from '../start/next-task';

type ShareScope = Record<string, Record<string, { get(): () => unknown }>>;

declare const __webpack_init_sharing__: (scope: string) => Promise<void>;
declare const __webpack_share_scopes__: { default: ShareScope };

/** The libraries that remotes share, to start their containers with. */
export async function platform(): Promise<ShareScope> {
  await __webpack_init_sharing__('default');
  return __webpack_share_scopes__.default;
}

/** Runs each shared library in a task of its own. */
export async function runPlatform(): Promise<void> {
  for (const versions of Object.values(await platform())) {
    for (const { get } of Object.values(versions)) {
      get()();
      await nextTask();
    }
  }
}

import type { Post } from 'data-client';
import type { ComponentType } from 'react';

/** Raised when a change breaks a host that was built against the previous shape. */
export type ContractVersion = 1;

/**
 * Dispatched on the window, cancelable, before the host's router hears that the browser went Back, Forward or to a typed
 * address. The desk cancels it while something is unsaved; the host then keeps its router from hearing.
 */
export type HistoryStepEvent = 'history-step';

export type PostPreviewProps = { post: Post };

export type AdminDeskProps = {
  /** Path the desk is mounted at, for the router; a tab's address is `${basePath}/<tab>`. */
  basePath: string;
  /** Path of the public site, for the way back. */
  sitePath: string;
  /** An article as readers see it, composed by the host from another remote. Without it the editor shows no preview. */
  PostPreview?: ComponentType<PostPreviewProps>;
};

/** What the remote `admin-app` exposes under `./app`. */
export type AdminApp = {
  AdminDesk: ComponentType<AdminDeskProps>;
};

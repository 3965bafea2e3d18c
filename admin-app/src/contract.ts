import type { OwnersSettings, Post } from 'data-client';
import type { WordSection } from 'domain/settings/registry';
import type { ComponentType } from 'react';

/** Raised when a change breaks a host that was built against the previous shape. */
export type ContractVersion = 1;

/**
 * Dispatched on the window, cancelable, before the host's router hears that the browser went Back, Forward or to a typed
 * address. The dashboard cancels it while there is unsaved work; the host then stops the event before its router.
 */
export type HistoryStepEvent = 'history-step';

export type PostPreviewProps = { post: Post };

/** Markdown. `firstLevel`: the highest heading level in it. */
export type TextPreviewProps = { content: string; firstLevel?: number };

/** A section of the public site, shown with settings that are not saved yet. */
export type SectionPreviewProps = { section: WordSection; settings: OwnersSettings };

/**
 * An unsaved service in the services section, on its own page or in the booking dialog. The query cache around the component
 * contains the service, under the key that visitors' pages read it by.
 */
export type ServicePreviewProps = { id: string; shows: 'section' | 'page' | 'booking' };

/** Components of other remotes, for previews. Without one, the dashboard has no such preview. */
export type HostPreviews = {
  /** Renders an article as readers see it. */
  PostPreview?: ComponentType<PostPreviewProps>;
  /** Renders the text of a newsletter. */
  TextPreview?: ComponentType<TextPreviewProps>;
  /** Renders a section of the public site. */
  SectionPreview?: ComponentType<SectionPreviewProps>;
  /** Renders a service as visitors see it. */
  ServicePreview?: ComponentType<ServicePreviewProps>;
};

export type AdminDashboardProps = HostPreviews & {
  /** Path the dashboard is mounted at; a tab's address is `${basePath}/<tab>`. */
  basePath: string;
  /** Path of the public site. */
  sitePath: string;
};

/** The module `./app` of the remote `admin-app`. */
export type AdminApp = { AdminDashboard: ComponentType<AdminDashboardProps> };

/** Options of `mount`: the Supabase address without a trailing slash, and the publishable key. */
export type MountOptions = { backend: { url: string; key: string; hasRealtime?: boolean } };

/** The module `./mount` of the remote `admin-app`: the remote as its own page. */
export type AdminMount = {
  /** Renders the remote with all its providers; resolves with a function that removes it. */
  mount: (element: HTMLElement, options: MountOptions) => Promise<() => void>;
};

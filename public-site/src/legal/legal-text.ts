import type { Settings } from 'data-client';
import type { ServicesInUse } from '../contract';

export type LegalTable = { caption: string; columns: readonly string[]; rows: readonly (readonly string[])[] };

/** A paragraph, a list, a table, or a place where the page puts something of its own. */
export type LegalBlock = string | { points: readonly string[] } | { table: LegalTable } | 'your-choice' | 'contact';

export type LegalSection = { id: string; heading: string; blocks: readonly LegalBlock[] };

export type LegalText = { title: string; lead: string; sections: readonly LegalSection[] };

/** What the texts depend on: they speak of what this site does, and of nothing it does not do. */
export type LegalFacts = { settings: Settings; services: ServicesInUse };

/** Raised with every change of the texts. */
export const effectiveSince = 'November 21, 2026';

/** What is said only when it is so. */
export function when<Item>(isSo: boolean, ...items: readonly Item[]): readonly Item[] {
  return isSo ? items : [];
}

/** `a, b and c`. */
export function listed(items: readonly string[]): string {
  return new Intl.ListFormat('en', { style: 'long', type: 'conjunction' }).format(items);
}

/** Who answers for the site. */
export function businessOf({ business_name, site_title }: Settings): string {
  return business_name || site_title;
}

import type { Settings } from 'data-client';
import type { ServicesInUse } from '../contract';

export type LegalTable = { caption: string; columns: readonly string[]; rows: readonly (readonly string[])[] };

/** A paragraph, a list, a table, or a slot that the page fills. */
export type LegalBlock = string | { points: readonly string[] } | { table: LegalTable } | 'your-choice' | 'contact';

export type LegalSection = { id: string; heading: string; blocks: readonly LegalBlock[] };

/** A document of sections, or one that consists of the owner's paragraphs. */
export type LegalText = { title: string } & (
  | { lead: string; sections: readonly LegalSection[] }
  | { paragraphs: readonly string[] }
);

/** The settings and services that decide which sections a document contains. */
export type LegalFacts = { settings: Settings; services: ServicesInUse };

/** Update with every change to the documents. */
export const effectiveSince = 'November 22, 2026';

/** Returns the items if the condition holds, otherwise nothing. */
export function when<Item>(condition: boolean, ...items: readonly Item[]): readonly Item[] {
  return condition ? items : [];
}

/** Joins the items into `a, b, and c`. */
export function listed(items: readonly string[]): string {
  return new Intl.ListFormat('en', { style: 'long', type: 'conjunction' }).format(items);
}

/** Returns the name of the business responsible for the site. */
export function businessOf({ business_name, site_title }: Settings): string {
  return business_name || site_title;
}

import type { Campaign } from 'data-client/owner';
import { openJournal } from '../../form/writing/journal';

/** The text of a campaign. */
export type Words = Pick<Campaign, 'subject' | 'body'>;

export const sameWords = (a: Words, b: Words) => a.subject === b.subject && a.body === b.body;

export const wordsOf = (campaign?: Words): Words => ({ subject: campaign?.subject ?? '', body: campaign?.body ?? '' });

/** The copy of a campaign in this browser. */
export const journalOf = (id: string) => openJournal<Words>(`campaign:${id}`, wordsOf);

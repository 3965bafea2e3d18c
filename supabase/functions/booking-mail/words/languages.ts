import { english } from './english.ts';
import { german } from './german.ts';
import type { MailWords } from './words.ts';

const languages: Partial<Record<string, MailWords>> = { en: english, de: german };

/** The words in a language such as `de`, or in English. */
export const mailWords = (language: string): MailWords => languages[language] ?? english;

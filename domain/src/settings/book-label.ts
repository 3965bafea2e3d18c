import type { OwnWords } from './public-settings.generated.ts';

/** The label of the header's booking button. In a file of its own, because every page has a header, but not the hero's words. */
export const bookLabel = (settings: OwnWords): string => settings.words_hero_header ?? 'Book Consultation';

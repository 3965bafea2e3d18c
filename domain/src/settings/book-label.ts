import type { OwnWords } from './public-settings.generated.ts';

/** The label of the header's booking button. Not among the hero's texts, which only the home page loads. */
export const bookLabel = (settings: OwnWords): string => settings.words_hero_header ?? 'Book Consultation';

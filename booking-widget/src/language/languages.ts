import { english, type Texts } from './english';
import { german } from './german';

/** The embed starts with English, and adds German when a page asks for it (`embed/load-language.ts`). */
export const languages: Texts[] = [english, german];

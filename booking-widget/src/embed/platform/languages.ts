import { english } from '../../language/english';
import type { languages as all } from '../../language/languages';

/** Without German, which most partners' pages do not need. */
export const languages: typeof all = [english];

/** Matches a character that ends a line or controls a device. */
export const controlCharacter = /[\p{Cc}\u2028\u2029]/u;

/** Matches a visible character: joiners, fillers and spaces alone are invisible. */
export const visibleCharacter = /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Counts code points, as the database does; JavaScript counts UTF-16 units. */
export const isAtMost = (text: string, max: number): boolean => [...text].length <= max;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes text for an element or a quoted attribute. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? '');

import * as v from 'valibot';

/** Counts code points, as the database does. */
export const atMost = (max: number, what: string) =>
  v.check((text: string) => Array.from(text).length <= max, `Please keep the ${what} to ${max} characters.`);

export const optionalText = (max: number, what: string) => v.pipe(v.string(), atMost(max, what));

/** `verb` as in `Please write the title.` */
export const requiredText = (max: number, what: string, verb: 'write' | 'enter') =>
  v.pipe(
    v.string(),
    atMost(max, what),
    v.check((text) => text.trim() !== '', `Please ${verb} the ${what}.`),
  );

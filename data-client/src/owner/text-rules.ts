import { isAtMost } from 'domain/text';
import * as v from 'valibot';

export const atMost = (max: number, what: string) =>
  v.check((text: string) => isAtMost(text, max), `Please keep the ${what} to ${max} characters.`);

export const optionalText = (max: number, what: string) => v.pipe(v.string(), atMost(max, what));

/** `verb` as in `Please write the title.` */
export const requiredText = (max: number, what: string, verb: 'write' | 'enter') =>
  v.pipe(
    v.string(),
    atMost(max, what),
    v.check((text) => text.trim() !== '', `Please ${verb} the ${what}.`),
  );

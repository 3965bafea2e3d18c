import * as v from 'valibot';

// These rules and sentences are the database's own: a form says what the server would say, only sooner.

export const emailMax = 254;

const emailPattern = /^[^\s\p{Cc}@<>(),:;"[\]\\]{1,64}@[^\s\p{Cc}@<>(),:;"[\]\\.]+(\.[^\s\p{Cc}@<>(),:;"[\]\\.]+)+$/u;
const misplacedDot = /^\.|\.\.|\.@/;
const controlCharacter = /[\p{Cc}\u2028\u2029]/u;
// Joiners, fillers and blanks alone show nothing.
const visibleCharacter = /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u;

// The database counts characters, JavaScript counts halves of some.
const isAtMost = (max: number) => (text: string) => text.length <= max || Array.from(text).length <= max;

const shortEnough = (max: number, label: string) =>
  v.check(isAtMost(max), `Please keep your ${label} to ${max} characters.`);

/** Text on one line, `label` as in "your label". */
export const lineText = (max: number, label: string) =>
  v.pipe(
    v.string(),
    v.trim(),
    shortEnough(max, label),
    v.check((text) => !controlCharacter.test(text), `Please write your ${label} on one line.`),
  );

export const requiredLine = (max: number, label: string) =>
  v.pipe(lineText(max, label), v.regex(visibleCharacter, `Please enter your ${label}.`));

/** Text of several lines. */
export const messageText = (max: number) => v.pipe(v.string(), v.trim(), shortEnough(max, 'message'));

export const requiredMessage = (max: number) =>
  v.pipe(messageText(max), v.regex(visibleCharacter, 'Please write a message.'));

export const emailText = v.pipe(
  requiredLine(emailMax, 'email address'),
  v.check(
    (text) => emailPattern.test(text) && !misplacedDot.test(text),
    'Please enter an email address like name@example.com.',
  ),
);

/** What is wrong with a form, by field, each as a sentence for the person who fills it in. */
export type FieldErrors<Values> = { [Field in keyof Values]?: string };

/** The first sentence for each field that will not be accepted; empty when all will. */
export function fieldErrors<Values extends object>(
  schema: v.GenericSchema<Values, unknown>,
  values: Values,
): FieldErrors<Values> {
  const errors: FieldErrors<Values> = {};
  for (const issue of v.safeParse(schema, values).issues ?? []) {
    const field = issue.path?.[0]?.key as keyof Values | undefined;
    if (field !== undefined) errors[field] ??= issue.message;
  }
  return errors;
}

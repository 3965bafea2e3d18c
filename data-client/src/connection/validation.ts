import { isEmail } from 'domain/email';
import { controlCharacter, isAtMost, visibleCharacter } from 'domain/text';
import * as v from 'valibot';

// The database's rules and messages, so that a form can show them before it is sent.

export const emailMax = 254;

const shortEnough = (max: number, label: string) =>
  v.check((text: string) => isAtMost(text, max), `Please keep your ${label} to ${max} characters.`);

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
  v.check(isEmail, 'Please enter an email address like name@example.com.'),
);

/** A form's validation messages, by field. */
export type FieldErrors<Values> = { [Field in keyof Values]?: string };

/** Validates a form and returns the first message of each invalid field. */
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

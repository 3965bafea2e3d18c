import * as v from 'valibot';

/** The database's own idea of an address: deliberately loose, the confirmation mail is the proof. */
const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export const emailMax = 254;

const tooLong = (max: number) => `Please keep this under ${max} characters.`;

/** Text that must be there, with the sentence that asks for it. */
export const requiredText = (max: number, message: string) => v.pipe(v.string(), v.trim(), v.nonEmpty(message), v.maxLength(max, tooLong(max)));

export const optionalText = (max: number) => v.pipe(v.string(), v.trim(), v.maxLength(max, tooLong(max)));

export const emailText = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('Please enter your email address.'),
  v.maxLength(emailMax, tooLong(emailMax)),
  v.regex(emailPattern, 'Please enter an email address like name@example.com.'),
);

export type FieldErrors<Values> = { [Field in keyof Values]?: string };

/** The first sentence for each field that will not be accepted; empty when all will. */
export function fieldErrors<Values extends object>(schema: v.GenericSchema<Values, unknown>, values: Values): FieldErrors<Values> {
  const errors: FieldErrors<Values> = {};
  for (const issue of v.safeParse(schema, values).issues ?? []) {
    const field = issue.path?.[0]?.key as keyof Values | undefined;
    if (field !== undefined) errors[field] ??= issue.message;
  }
  return errors;
}

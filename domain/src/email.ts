// The database checks addresses the same way (private.is_email). Invisible characters and every kind of space are excluded: a
// pasted address with one looks right, but receives no email.
const address =
  /^[^\s\p{Cc}\p{DI}\u2800@<>(),:;"[\]\\]{1,64}@[^\s\p{Cc}\p{DI}\u2800@<>(),:;"[\]\\.]+(\.[^\s\p{Cc}\p{DI}\u2800@<>(),:;"[\]\\.]+)+$/u;
/** Misplaced dots, and letters whose small ones are i and k: another mailbox would count as the same address. */
const misleading = /^\.|\.\.|\.@|[\u0130\u212a]/;

/** Whether a text can be an email address. */
export const isEmail = (text: string) => address.test(text) && !misleading.test(text);

// The database checks addresses the same way (private.is_email). Invisible characters and every kind of space are excluded: a
// pasted address with one looks right, but receives no email.
const address =
  /^[^\s\p{Cc}\p{DI}\u2800@<>(),:;"[\]\\]{1,64}@[^\s\p{Cc}\p{DI}\u2800@<>(),:;"[\]\\.]+(\.[^\s\p{Cc}\p{DI}\u2800@<>(),:;"[\]\\.]+)+$/u;
/** Misplaced dots, and letters that become i and k in lower case: another mailbox would count as the same address. */
const misleading = /^\.|\.\.|\.@|[\u0130\u212a]/;

/** Whether a text can be an email address. */
export const isEmail = (text: string) => address.test(text) && !misleading.test(text);

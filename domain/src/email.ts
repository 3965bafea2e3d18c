// The database checks addresses the same way (private.is_email). Invisible characters and every kind of space are excluded: a
// pasted address with one looks right, but receives no email.
const address =
  /^[^\s\p{Cc}\p{DI}\u2800@<>(),:;"[\]\\]{1,64}@[^\s\p{Cc}\p{DI}\u2800@<>(),:;"[\]\\.]+(\.[^\s\p{Cc}\p{DI}\u2800@<>(),:;"[\]\\.]+)+$/u;
const misplacedDot = /^\.|\.\.|\.@/;
/** Their small letters are i and k, so that another mailbox would count as the same address. */
const foldedIntoAscii = /[\u0130\u212a]/;

/** Whether a text can be an email address. */
export const isEmail = (text: string) => address.test(text) && !misplacedDot.test(text) && !foldedIntoAscii.test(text);

import type { MouseEventHandler } from 'react';
import { useTexts } from '../language/language';

/** `onClick` is called for an address on the page only. */
export type ContactLink = { href?: string; onClick?: MouseEventHandler<HTMLAnchorElement> };

/** Links the words "send me a message" in a text if the address is known. */
export function WithContact({ children, href, onClick }: ContactLink & { children: string }) {
  const { contact } = useTexts();
  const [before, after] = children.split(contact);
  // Anything else keeps the form: in a frame, even an email address would replace it.
  const link = href?.startsWith('#') ? { href, onClick } : { href, target: '_blank', rel: 'noopener noreferrer' };
  return (
    <>
      {before}
      {href ? <a {...link}>{contact}</a> : contact}
      {after}
    </>
  );
}

import { useTexts } from '../language/language';

export type ContactLink = { href?: string; onClick?: () => void };

/** Links the words "send me a message" in a text if the address is known. */
export function WithContact({ children, ...link }: ContactLink & { children: string }) {
  const { contact } = useTexts();
  const [before, after] = children.split(contact);
  return (
    <>
      {before}
      {link.href ? <a {...link}>{contact}</a> : contact}
      {after}
    </>
  );
}

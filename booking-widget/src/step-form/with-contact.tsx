import { useRef, type MouseEvent } from 'react';
import { useTexts } from '../language/language';

/** A link to an address on the page first asks whether the dialog may close, and closes it. */
export type ContactLink = {
  href?: string;
  onClose?: () => void;
  onCloseRequest?: () => boolean | Promise<boolean>;
};

/** Links the words "send me a message" in a text if the address is known. */
export function WithContact({ children, href, onClose, onCloseRequest }: ContactLink & { children: string }) {
  const { contact } = useTexts();
  const isLeaving = useRef(false);
  const [before, after] = children.split(contact);
  const handleClick = async (click: MouseEvent<HTMLAnchorElement>) => {
    const { currentTarget: link, ctrlKey, metaKey, shiftKey } = click;
    if (!onCloseRequest || ctrlKey || metaKey || shiftKey) return;
    // Closes the dialog before the link is followed, so that the focus can follow, too.
    if (isLeaving.current) return onClose?.();
    click.preventDefault();
    isLeaving.current = await onCloseRequest();
    if (isLeaving.current) link.click();
  };
  // Anything else keeps the form: in a frame, even an email address would replace it.
  const link = href?.startsWith('#')
    ? { href, onClick: (click: MouseEvent<HTMLAnchorElement>) => void handleClick(click) }
    : { href, target: '_blank', rel: 'noopener noreferrer' };
  return (
    <>
      {before}
      {href ? <a {...link}>{contact}</a> : contact}
      {after}
    </>
  );
}

import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import { color, font, layer, radius, space } from '../../theme/references';
import { hiddenStyles } from './visually-hidden';

const SkipRoot = styled.a`
  &:not(:focus) {
    ${hiddenStyles}
  }
  position: fixed;
  inset-block-start: ${space.sm};
  inset-inline-start: ${space.sm};
  z-index: ${layer.skipLink};
  padding: ${space.sm} ${space.lg};
  border-radius: ${radius.md};
  background: ${color.brand};
  color: ${color.onBrand};
  font-weight: ${font.weight.semibold};
`;

type SkipLinkProps = {
  /** Id of the element to jump to; it must be focusable (`tabIndex={-1}`). */
  targetId: string;
};

/** Skips the header. Does not change the URL hash, which belongs to the router. */
export function SkipLink({ targetId }: SkipLinkProps) {
  const jump = (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    const destination = document.getElementById(targetId);
    destination?.focus();
    destination?.scrollIntoView();
  };
  return (
    <SkipRoot href={`#${targetId}`} onClick={jump}>
      Skip to content
    </SkipRoot>
  );
}

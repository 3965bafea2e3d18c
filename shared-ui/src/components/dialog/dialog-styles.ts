import { css, keyframes, styled } from 'styled-components';
import { border, color, font, layer, media, motion, radius, shadow, space } from '../../theme/references';

export type DialogSize = 'sm' | 'md' | 'lg' | 'full';

const widths = { sm: '28rem', md: '40rem', lg: '60rem', full: '100%' } as const;
const appear = keyframes`from { opacity: 0; }`;
const rise = keyframes`from { opacity: 0; translate: 0 1rem; }`;

/** A header or footer, sticky except in viewports too short for the content between them. Keeps what is focused clear of it. */
const bar = css`
  border-radius: inherit;
  background: ${color.surface};
  ${media.tall} {
    position: sticky;
    z-index: ${layer.raised};
    dialog:has(&) {
      scroll-padding: ${space['4xl']};
    }
  }
`;

/** Covers the viewport, so that it receives clicks outside the panel and scrolls long panels. */
export const DialogRoot = styled.dialog<{ $isSheet: boolean }>`
  --dialog-margin: ${({ $isSheet }) => ($isSheet ? '0px' : space.md)};
  inline-size: 100%;
  block-size: 100%;
  max-inline-size: none;
  max-block-size: none;
  padding: var(--dialog-margin);
  border: 0;
  background: none;
  overflow: hidden auto;
  overscroll-behavior: contain;
  color: ${color.text};

  &[open] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
  &::backdrop {
    background: ${color.overlay};
    animation: ${appear} ${motion.medium} ${motion.ease};
  }
  ${media.up('md')} {
    --dialog-margin: ${space.xl};
  }
`;

/** Forms start at the top: a centered panel would move whenever its content grows, for example by an error. */
export const Panel = styled.div<{ $size: DialogSize; $isSheet: boolean }>`
  display: flex;
  flex-direction: column;
  place-self: ${({ $isSheet }) => ($isSheet ? 'stretch' : 'center')};
  inline-size: 100%;
  max-inline-size: ${({ $size, $isSheet }) => ($isSheet ? 'none' : widths[$size])};
  border-radius: ${({ $isSheet }) => ($isSheet ? '0' : radius.lg)};
  background: ${color.surface};
  box-shadow: ${shadow.lg};
  animation: ${rise} ${motion.medium} ${motion.enter};

  ${media.up('md')} {
    place-self: ${({ $size }) => ($size === 'full' ? 'stretch' : $size === 'sm' ? 'center' : 'start')} center;
    max-inline-size: ${({ $size }) => widths[$size]};
    border-radius: ${radius.lg};
  }
  ${media.forcedColors} {
    border: ${border.strong} solid CanvasText;
  }
`;

export const Header = styled.header`
  ${bar}
  inset-block-start: calc(-1 * var(--dialog-margin));
  display: flex;
  flex-wrap: wrap-reverse;
  justify-content: flex-end;
  align-items: start;
  gap: ${space.md};
  padding: ${space.lg} ${space.lg} ${space.sm};
  border-block-start: ${border.bar} solid ${color.hairline};
  border-block-end: ${border.hairline} solid ${color.border};
  border-end-start-radius: 0;
  border-end-end-radius: 0;

  > :first-child {
    flex: 1 1 min-content;
    min-inline-size: 0;
  }
  /* If a word of the title leaves no room for the close button, the button moves above the title. */
  h2 {
    overflow-wrap: break-word;
  }
  /* Without a body, it has the content, whose end the footer would cover. */
  &:has(+ footer) {
    position: static;
    padding-block-end: ${space.lg};
    border-block-end: 0;
  }
  button {
    margin: calc(-1 * ${space.xs});
  }
`;

export const Body = styled.div`
  flex: 1;
  padding: ${space.md} ${space.lg} ${space.lg};
  font-size: ${font.size.md};
`;

export const Foot = styled.footer`
  ${bar}
  inset-block-end: calc(-1 * var(--dialog-margin));
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space.sm};
  padding: ${space.md} ${space.lg};
  border-block-start: ${border.hairline} solid ${color.border};
  border-start-start-radius: 0;
  border-start-end-radius: 0;

  ${media.down('sm')} {
    > * {
      flex-grow: 1;
    }
  }
`;

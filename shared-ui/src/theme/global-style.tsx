import { useState } from 'react';
import { createGlobalStyle, StyleSheetManager } from 'styled-components';
import { fontFaceCss } from './font-faces';
import { anchorOffset } from '../tokens/space';
import { border, color, font, media } from './references';
import { useOverlayRoot } from './theme-provider';

const FontFaces = createGlobalStyle`${fontFaceCss()}`;

/** Print hides filters and the forms that ask for an address, with their parent element. */
const BaseStyle = createGlobalStyle`
  *, *::before, *::after { box-sizing: border-box; }
  :root {
    -webkit-text-size-adjust: 100%;
    font-size: calc(100% * var(--font-size-root, 1));
    background: ${color.paper};
  }
  body, :host {
    margin: 0;
    font-family: ${font.body};
    font-size: ${font.size.md};
    font-weight: ${font.weight.body};
    font-variant-numeric: lining-nums;
    line-height: ${font.lineHeight.body};
    text-wrap: pretty;
    color: ${color.text};
    background: ${color.paper};
    -webkit-font-smoothing: antialiased;
    -moz-osx-font-smoothing: grayscale;
  }
  :host { display: block; background: none; text-align: start; }
  h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure, blockquote, fieldset { margin: 0; }
  ul, ol, fieldset { padding: 0; border: 0; min-inline-size: 0; }
  ul[class], ol[class] { list-style: none; }
  img, svg, video { display: block; max-inline-size: 100%; }
  button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
  a { color: ${color.link}; text-decoration-thickness: ${border.hairline}; text-underline-offset: 0.22em; }
  ::selection { background: ${color.highlight}; color: ${color.onHighlight}; }
  :focus-visible { outline: ${border.strong} solid ${color.focus}; outline-offset: ${border.bar}; }
  [tabindex='-1']:focus-visible { outline: none; }
  ${media.reducedMotion} {
    *, *::before, *::after, *::backdrop { animation-duration: 0.01ms !important; animation-iteration-count: 1 !important; transition-duration: 0s !important; }
  }
  ${media.print} {
    :root, body, dialog { --color-brand: none; background: none; overflow: visible !important; }
    body:has(dialog) :not(:has(dialog), dialog, dialog *), [data-action-bar], main :is([role='search'], [aria-pressed], :has(> form [autocomplete='email'])) { display: none !important; }
    dialog { position: absolute; }
  }
  [id] { scroll-margin-block-start: ${anchorOffset}; }
  [aria-invalid] { scroll-margin-block: 8rem; }
`;

/** Prerendered pages declare the faces already; declaring them again would download the fonts twice. */
const doesPageDeclareFaces = () => typeof document !== 'undefined' && document.getElementById('font-faces') !== null;

/** Reset, base typography, fonts and focus ring. */
export function GlobalStyle() {
  const root = useOverlayRoot();
  const isInShadow = root !== null && 'host' in root;
  const [isDeclared] = useState(doesPageDeclareFaces);
  return (
    <>
      <BaseStyle />
      {/* A separate sheet: adding a rule to a sheet with font faces triggers a layout of the whole page. */}
      {!isInShadow && !isDeclared && (
        <StyleSheetManager target={root ? document.head : undefined}>
          <FontFaces />
        </StyleSheetManager>
      )}
    </>
  );
}

import { createGlobalStyle } from 'styled-components';

/** Prints the article alone, with the URLs of its links. */
export const PrintStyle = createGlobalStyle`
  @media print {
    dialog:has([data-reader]) {
      padding: 0;
    }
    dialog:has([data-reader])::backdrop {
      display: none;
    }
    dialog:has([data-reader]) > * {
      max-inline-size: none;
      border-radius: 0;
      box-shadow: none;
    }
    [data-reader] article a[href^='http']::after {
      content: ' (' attr(href) ')';
      font-size: 0.85em;
      overflow-wrap: anywhere;
    }
    [data-reader] article :is(h2, h3, h4, h5, h6) {
      break-after: avoid;
    }
    [data-reader] pre {
      white-space: pre-wrap;
    }
    [data-reader] article :is(p, li, blockquote) {
      orphans: 3;
      widows: 3;
    }
  }
`;

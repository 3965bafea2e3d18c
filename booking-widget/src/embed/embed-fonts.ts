import { fontFaceCss } from 'shared-ui';
import { createGlobalStyle } from 'styled-components';

/** Our own family names, because a partner's page may define families of the same name. */
const prefix = 'Coach ';

const family = (name: string, generic: string) => `'${prefix}${name}','${prefix}${name} Fallback',${generic}!important`;

/** Each with a metric-compatible fallback, to avoid layout shift when the fonts load. */
export const EmbedFonts = createGlobalStyle`
  :host {
    --font-heading: ${family('Playfair Display', 'Georgia, serif')};
    --font-body: ${family('Montserrat', 'system-ui, sans-serif')};
    --font-accent: ${family('Dancing Script', 'cursive')};
  }
`;

let isInstalled = false;

/** Font faces work only in the document, not in a shadow root. */
export function installEmbedFonts(): void {
  if (isInstalled) return;
  isInstalled = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(fontFaceCss().replaceAll("font-family:'", `font-family:'${prefix}`));
  document.adoptedStyleSheets.push(sheet);
}

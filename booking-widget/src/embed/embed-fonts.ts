import { fontFaceCss } from 'shared-ui';
import { createGlobalStyle } from 'styled-components';

/** Under names of our own: a partner's page may load, or lack, families of the same name. */
const prefix = 'Coach ';

const family = (name: string, generic: string) => `'${prefix}${name}','${prefix}${name} Fallback',${generic}!important`;

/** Each with its stand-in of the same measure, so that nothing moves when the fonts arrive. */
export const EmbedFonts = createGlobalStyle`
  :host {
    --font-heading: ${family('Playfair Display', 'Georgia, serif')};
    --font-body: ${family('Montserrat', 'system-ui, sans-serif')};
    --font-accent: ${family('Dancing Script', 'cursive')};
  }
`;

let isInstalled = false;

/** Font faces count only in the document; the shadow root would ignore them. */
export function installEmbedFonts(): void {
  if (isInstalled) return;
  isInstalled = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(fontFaceCss().replaceAll("font-family:'", `font-family:'${prefix}`));
  document.adoptedStyleSheets.push(sheet);
}

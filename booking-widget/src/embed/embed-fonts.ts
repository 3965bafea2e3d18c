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

let sheet: CSSStyleSheet | undefined;
let users = 0;

/** Font faces work only in the document, not in a shadow root. Returns a function that removes them with their last user. */
export function installEmbedFonts(): () => void {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(fontFaceCss().replaceAll("font-family:'", `font-family:'${prefix}`));
  }
  if (users === 0) document.adoptedStyleSheets.push(sheet);
  users += 1;
  return () => {
    users -= 1;
    if (users === 0) document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}

import { fontFaceCss } from 'shared-ui';

/** Under names of our own: a partner's page may load, or lack, families of the same name. */
const prefix = 'Coach ';

export const embedFonts = {
  heading: `${prefix}Playfair Display`,
  body: `${prefix}Montserrat`,
  accent: `${prefix}Dancing Script`,
};

let isInstalled = false;

/** Font faces count only in the document; the shadow root would ignore them. */
export function installEmbedFonts(): void {
  if (isInstalled) return;
  isInstalled = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(fontFaceCss().replaceAll("font-family:'", `font-family:'${prefix}`));
  document.adoptedStyleSheets.push(sheet);
}

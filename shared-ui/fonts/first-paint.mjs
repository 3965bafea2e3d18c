/**
 * The font files a first view needs, without hash and extension, the most needed first. A host preloads exactly these;
 * the others are fetched by the browser when a page uses one of their characters.
 */
export const firstPaintFonts = ['montserrat-basic', 'playfair-display-basic', 'dancing-script-basic'];

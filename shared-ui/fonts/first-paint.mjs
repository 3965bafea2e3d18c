/**
 * The font files of the first view, without hash and extension, the most important first. Hosts preload exactly these; the
 * browser loads the others when a page uses one of their characters.
 */
export const firstPaintFonts = ['montserrat-basic', 'playfair-display-basic', 'dancing-script-basic'];

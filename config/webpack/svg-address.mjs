const encoded = (/** @type {string} */ character) => `%${character.charCodeAt(0).toString(16)}`;

/**
 * Returns a data URL with the text of an SVG, which compresses better than base64. It contains no single quotes.
 *
 * @param {string} svg
 */
export const svgAddress = (svg) => `data:image/svg+xml,${svg.replace(/[#%<>']/g, encoded)}`;

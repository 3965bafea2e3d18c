/**
 * Draws tagged content inside a structure element.
 *
 * @param {PDFKit.PDFDocument} pdf
 * @param {PDFKit.PDFStructureElement} parent
 * @param {string} kind standard structure type: `P`, `H1`, `LBody` …
 * @param {() => void} draw
 */
export function tagged(pdf, parent, kind, draw) {
  parent.add(pdf.struct(kind, {}, draw));
}

/**
 * Adds a structure element that contains others.
 *
 * @param {PDFKit.PDFDocument} pdf
 * @param {PDFKit.PDFStructureElement} parent
 * @param {string} kind
 */
export function group(pdf, parent, kind) {
  const element = pdf.struct(kind);
  parent.add(element);
  return element;
}

/**
 * Draws decoration, which screen readers skip.
 *
 * @param {PDFKit.PDFDocument} pdf
 * @param {() => void} draw
 */
export function artifact(pdf, draw) {
  pdf.markContent('Artifact', { type: 'Layout' });
  draw();
  pdf.endMarkedContent();
}

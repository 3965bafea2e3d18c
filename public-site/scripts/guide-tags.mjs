/**
 * Sets something that screen readers find, as a part of another.
 *
 * @param {PDFKit.PDFDocument} pdf
 * @param {PDFKit.PDFStructureElement} parent
 * @param {string} kind of PDF's standard structure: `P`, `H1`, `LBody` …
 * @param {() => void} draw
 * @param {{ alt?: string }} [options]
 */
export function tagged(pdf, parent, kind, draw, options = {}) {
  parent.add(pdf.struct(kind, options, draw));
}

/**
 * A part that holds others.
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
 * Decoration, which screen readers pass over.
 *
 * @param {PDFKit.PDFDocument} pdf
 * @param {() => void} draw
 */
export function artifact(pdf, draw) {
  pdf.markContent('Artifact', { type: 'Layout' });
  draw();
  pdf.endMarkedContent();
}

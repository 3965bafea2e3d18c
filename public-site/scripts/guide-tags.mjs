/** @typedef {PDFKit.PDFDocument} Pdf */
/** @typedef {PDFKit.PDFStructureElement} Part */

/** @type {(pdf: Pdf, parent: Part, kind: string, draw: () => void) => void} Draws content as a standard type: `P`, `H1`, `LBody` … */
export function tagged(pdf, parent, kind, draw) {
  parent.add(pdf.struct(kind, {}, draw));
}

/** @type {(pdf: Pdf, parent: Part, kind: string) => Part} Adds a structure element that contains others. */
export function group(pdf, parent, kind) {
  const element = pdf.struct(kind);
  parent.add(element);
  return element;
}

/** @type {(pdf: Pdf, draw: () => void) => void} Draws decoration, which screen readers skip. */
export function artifact(pdf, draw) {
  pdf.markContent('Artifact', { type: 'Layout' });
  draw();
  pdf.endMarkedContent();
}

/** US Letter, in points. The colors are the site's defaults. */
export const page = { width: 612, height: 792 };

export const color = {
  navy: '#032B44',
  deep: '#021C2E',
  gold: '#DAA520',
  ink: '#2C2C2C',
  muted: '#5B6670',
  white: '#FFFFFF',
};

/** The text column. */
export const column = { left: 116, width: 392, top: 96, bottom: 716 };

export const size = { body: 10.8, small: 8.2 };

/** Font, size and color of each kind of line. */
export const look = {
  coverTitle: { font: 'heading', points: 50, ink: color.white },
  coverText: { font: 'body', points: 15, ink: color.white },
  eyebrow: { font: 'strong', points: size.small, ink: color.navy },
  title: { font: 'heading', points: 29, ink: color.navy },
  heading: { font: 'heading', points: 15, ink: color.navy },
  quote: { font: 'quote', points: 15.5, ink: color.navy },
  number: { font: 'heading', points: 13, ink: color.navy },
};

/** @type {(pdf: PDFKit.PDFDocument, kind: typeof look[keyof typeof look]) => PDFKit.PDFDocument} */
export function typeset(pdf, { font, points, ink }) {
  return pdf.font(font).fontSize(points).fillColor(ink);
}

export const gap = { line: 5.8, block: 11, list: 7, heading: 16 };

/** Radii of the rings in the site's pattern, a tile of 160 × 160. */
const tile = [48, 64, 80, 96, 112];

/**
 * @param {PDFKit.PDFDocument} pdf
 * @param {{ x: number, y: number, columns: number, rows: number, opacity: number, scale?: number }} field
 */
export function drawPattern(pdf, { x, y, columns, rows, opacity, scale = 1 }) {
  pdf.save().translate(x, y).scale(scale).lineWidth(1).strokeColor(color.gold, opacity);
  for (let row = 0; row < rows; row += 1) {
    for (let place = 0; place < columns; place += 1) {
      pdf.save().translate(place * 160, row * 160);
      for (const radius of tile) {
        pdf.path(`M${radius} 0A${radius} ${radius} 0 0 1 0 ${radius}`).stroke();
        pdf.path(`M${160 - radius} 160A${radius} ${radius} 0 0 1 160 ${160 - radius}`).stroke();
      }
      pdf.restore();
    }
  }
  pdf.restore();
}

/**
 * Draws the background of the cover: the sun behind hills, as in the site's portrait.
 *
 * @param {PDFKit.PDFDocument} pdf
 */
export function drawCoverBackground(pdf) {
  const sky = pdf.linearGradient(0, 0, 0, page.height).stop(0, '#0A4668').stop(1, color.deep);
  pdf.rect(0, 0, page.width, page.height).fill(sky);
  const [x, y, radius] = [420, 500, 150];
  for (const [index, opacity] of [0.6, 0.42, 0.28, 0.18, 0.1].entries()) {
    pdf.circle(x, y, radius + 18 + index * 22);
    pdf.lineWidth(0.8).strokeOpacity(opacity).stroke(color.gold);
  }
  const light = pdf.linearGradient(x - radius, y - radius, x + radius, y + radius);
  light.stop(0, '#F2CB58').stop(1, '#C98D14');
  pdf.strokeOpacity(1).circle(x, y, radius).fill(light);
  hill(pdf, 'M0 560C70 535 120 520 190 540C280 566 330 610 420 590C490 574 550 545 612 552', '#0B4061', 0.54);
  hill(pdf, 'M0 620C90 600 170 640 260 650C370 662 450 610 530 606C570 604 600 612 612 616', '#063350', 0.42);
  hill(pdf, 'M0 700C120 672 220 700 330 712C430 722 530 690 612 694', color.deep, 0.3);
}

/**
 * Draws a hill with a gold edge.
 *
 * @type {(pdf: PDFKit.PDFDocument, ridge: string, fill: string, opacity: number) => void}
 */
function hill(pdf, ridge, fill, opacity) {
  pdf.path(`${ridge}L612 792L0 792Z`).fill(fill);
  pdf.path(ridge).lineWidth(0.8).strokeOpacity(opacity).stroke(color.gold);
  pdf.strokeOpacity(1);
}

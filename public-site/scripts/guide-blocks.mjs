import { artifact, group, tagged } from './guide-tags.mjs';
import { color, column, gap, size } from './guide-look.mjs';

/** @typedef {import('./guide-source.mjs').Block} Block */
/** @typedef {import('./guide-source.mjs').Run} Run */

/** Lining figures instead of the family's old-style ones. */
const lining = /** @type {PDFKit.Mixins.OpenTypeFeatures[]} */ (['lnum']);

const fontOf = /** @type {const} */ ({ plain: 'body', strong: 'strong', em: 'em' });

/**
 * Draws a block below the previous one.
 *
 * @param {PDFKit.PDFDocument} pdf
 * @param {PDFKit.PDFStructureElement} section
 * @param {Block} block
 */
export function drawBlock(pdf, section, block) {
  if (block.kind === 'heading') drawHeading(pdf, section, block.runs);
  else if (block.kind === 'quote') drawQuote(pdf, section, block.runs);
  else if (block.kind === 'list') drawList(pdf, section, block);
  else {
    tagged(pdf, section, 'P', () => drawRuns(pdf, block.runs, column.left, column.width));
    pdf.y += gap.block;
  }
}

/**
 * @param {PDFKit.PDFDocument} pdf
 * @param {PDFKit.PDFStructureElement} section
 * @param {Run[]} runs
 */
function drawHeading(pdf, section, runs) {
  pdf.y += gap.list;
  tagged(pdf, section, 'H3', () => {
    pdf.font('heading').fontSize(size.heading).fillColor(color.navy);
    pdf.text(plain(runs), column.left, pdf.y, { width: column.width });
  });
  pdf.y += gap.list;
}

/**
 * @param {PDFKit.PDFDocument} pdf
 * @param {PDFKit.PDFStructureElement} section
 * @param {Run[]} runs
 */
function drawQuote(pdf, section, runs) {
  const look = { width: column.width - 30, lineGap: 4 };
  pdf.y += gap.block;
  const top = pdf.y;
  pdf.font('quote').fontSize(size.quote);
  const height = pdf.heightOfString(plain(runs), look);
  artifact(pdf, () => {
    pdf.rect(column.left, top, 2, height).fill(color.gold);
  });
  tagged(pdf, section, 'BlockQuote', () => {
    pdf
      .font('quote')
      .fontSize(size.quote)
      .fillColor(color.navy)
      .text(plain(runs), column.left + 22, top, look);
  });
  pdf.y += gap.block * 1.6;
}

/**
 * @param {PDFKit.PDFDocument} pdf
 * @param {PDFKit.PDFStructureElement} section
 * @param {Extract<Block, { kind: 'list' }>} list
 */
function drawList(pdf, section, { isOrdered, items }) {
  const indent = 24;
  const list = group(pdf, section, 'L');
  for (const [index, runs] of items.entries()) {
    const item = group(pdf, list, 'LI');
    const top = pdf.y;
    if (isOrdered) {
      tagged(pdf, item, 'Lbl', () => {
        const look = { lineBreak: false, features: lining };
        pdf
          .font('heading')
          .fontSize(13)
          .fillColor(color.navy)
          .text(String(index + 1), column.left, top - 2.5, look);
      });
    } else {
      artifact(pdf, () => {
        pdf.circle(column.left + 4, top + 6.5, 2.2).fill(color.gold);
      });
    }
    tagged(pdf, item, 'LBody', () => {
      pdf.y = top;
      drawRuns(pdf, runs, column.left + indent, column.width - indent);
    });
    item.end();
    pdf.y += gap.list;
  }
  list.end();
  pdf.y += gap.block - gap.list;
}

/**
 * @param {PDFKit.PDFDocument} pdf
 * @param {Run[]} runs
 * @param {number} left
 * @param {number} width
 */
function drawRuns(pdf, runs, left, width) {
  pdf.fontSize(size.body).fillColor(color.ink);
  for (const [index, { text, style }] of runs.entries()) {
    const look = { width, lineGap: gap.line, continued: index < runs.length - 1 };
    pdf.font(fontOf[style]);
    if (index === 0) pdf.text(text, left, pdf.y, look);
    else pdf.text(text, look);
  }
}

/** @param {Run[]} runs */
function plain(runs) {
  return runs.map(({ text }) => text).join('');
}

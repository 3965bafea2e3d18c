import { artifact, group, tagged } from './guide-tags.mjs';
import { color, column, gap, look, typeset, size } from './guide-look.mjs';

/** @import { Part, Pdf } from './guide-tags.mjs' */
/** @import { Block, Run } from './guide-source.mjs' */

/** Lining figures instead of the family's old-style ones. */
const lining = /** @type {PDFKit.Mixins.OpenTypeFeatures[]} */ (['lnum']);

const fontOf = /** @type {const} */ ({ plain: 'body', strong: 'strong', em: 'em' });

/** @type {(pdf: Pdf, section: Part, block: Block) => void} Draws a block below the previous one. */
export function drawBlock(pdf, section, block) {
  if (block.kind === 'heading') drawHeading(pdf, section, block.runs);
  else if (block.kind === 'quote') drawQuote(pdf, section, block.runs);
  else if (block.kind === 'list') drawList(pdf, section, block);
  else {
    tagged(pdf, section, 'P', () => drawRuns(pdf, block.runs, column.left, column.width));
    pdf.y += gap.block;
  }
}

/** @type {(pdf: Pdf, section: Part, runs: Run[]) => void} */
function drawHeading(pdf, section, runs) {
  pdf.y += gap.list;
  tagged(pdf, section, 'H3', () => {
    typeset(pdf, look.heading).text(plain(runs), column.left, pdf.y, { width: column.width });
  });
  pdf.y += gap.list;
}

/** @type {(pdf: Pdf, section: Part, runs: Run[]) => void} */
function drawQuote(pdf, section, runs) {
  const box = { width: column.width - 30, lineGap: 4 };
  pdf.y += gap.block;
  const top = pdf.y;
  const height = pdf.font(look.quote.font).fontSize(look.quote.points).heightOfString(plain(runs), box);
  artifact(pdf, () => {
    pdf.rect(column.left, top, 2, height).fill(color.gold);
  });
  tagged(pdf, section, 'BlockQuote', () => {
    typeset(pdf, look.quote).text(plain(runs), column.left + 22, top, box);
  });
  pdf.y += gap.block * 1.6;
}

/** @type {(pdf: Pdf, section: Part, list: Extract<Block, { kind: 'list' }>) => void} */
function drawList(pdf, section, { isOrdered, items }) {
  const indent = 24;
  const list = group(pdf, section, 'L');
  for (const [index, runs] of items.entries()) {
    const item = group(pdf, list, 'LI');
    const top = pdf.y;
    if (isOrdered) {
      tagged(pdf, item, 'Lbl', () => {
        const options = { lineBreak: false, features: lining };
        typeset(pdf, look.number).text(String(index + 1), column.left, top - 2.5, options);
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

/** @type {(pdf: Pdf, runs: Run[], left: number, width: number) => void} */
function drawRuns(pdf, runs, left, width) {
  pdf.fontSize(size.body).fillColor(color.ink);
  for (const [index, { text, style }] of runs.entries()) {
    const options = { width, lineGap: gap.line, continued: index < runs.length - 1 };
    pdf.font(fontOf[style]);
    if (index === 0) pdf.text(text, left, pdf.y, options);
    else pdf.text(text, options);
  }
}

/** @param {Run[]} runs */
function plain(runs) {
  return runs.map(({ text }) => text).join('');
}

import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { drawBlock } from './guide-blocks.mjs';
import { color, column, drawCoverBackground, drawPattern, gap, look, page, typeset, size } from './guide-look.mjs';
import { artifact, group, tagged } from './guide-tags.mjs';

// The types do not know this profile yet.
const accessible = /** @type {'PDF/A-1'} */ (/** @type {string} */ ('PDF/UA'));

/** @import { About, Chapter } from './guide-source.mjs' */
/** @import { Part, Pdf } from './guide-tags.mjs' */

/**
 * Creates a tagged, accessible PDF with language, title, headings and bookmarks.
 *
 * @param {{ about: About, chapters: Chapter[] }} guide
 * @param {Record<import('./guide-fonts.mjs').FontName, Buffer>} fonts
 * @returns {Promise<Buffer>}
 */
export function guidePdf({ about, chapters }, fonts) {
  const pdf = new PDFDocument({
    size: [page.width, page.height],
    margins: {
      top: column.top,
      bottom: page.height - column.bottom,
      left: column.left,
      right: page.width - column.left - column.width,
    },
    autoFirstPage: false,
    bufferPages: true,
    pdfVersion: '1.7',
    subset: accessible,
    tagged: true,
    lang: about.language,
    displayTitle: true,
    // A fixed date keeps the file reproducible.
    info: { Title: about.title, Subject: about.subtitle, Keywords: about.keywords, CreationDate: new Date(0) },
  });
  for (const [name, font] of Object.entries(fonts)) pdf.registerFont(name, font);
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  addCover(pdf, root, about);
  for (const chapter of chapters) addChapter(pdf, root, chapter);
  root.end();
  addFooters(pdf, about);
  pdf.end();
  return buffer(pdf);
}

/** @type {(pdf: Pdf, root: Part, about: About) => void} */
function addCover(pdf, root, { title, subtitle }) {
  pdf.addPage({ margin: 0 });
  artifact(pdf, () => drawCoverBackground(pdf));
  tagged(pdf, root, 'H1', () => {
    typeset(pdf, look.coverTitle).text(title, 64, 96, { width: 430, lineGap: -4 });
  });
  tagged(pdf, root, 'P', () => {
    typeset(pdf, look.coverText).text(subtitle, 64, pdf.y + 18, { width: 400 });
  });
}

/** @type {(pdf: Pdf, root: Part, chapter: Chapter) => void} */
function addChapter(pdf, root, { title, blocks }) {
  pdf.addPage();
  pdf.outline.addItem(title);
  const [, number, name = title] = /^(\d+) · (.*)$/.exec(title) ?? [];
  const section = group(pdf, root, 'Sect');
  const eyebrow = number ? `PRACTICE ${number}` : 'INTRODUCTION';
  artifact(pdf, () => {
    drawPattern(pdf, { x: page.width - 96, y: -64, columns: 1, rows: 1, opacity: 0.5 });
    pdf.moveTo(64, column.top - 25).lineTo(column.left - 14, column.top - 25);
    pdf.lineWidth(1).stroke(color.gold);
  });
  tagged(pdf, section, 'P', () => {
    typeset(pdf, look.eyebrow).text(eyebrow, column.left, column.top - 30, { characterSpacing: 1.6 });
  });
  tagged(pdf, section, 'H2', () => {
    typeset(pdf, look.title).text(name, column.left, column.top, { width: column.width, lineGap: -2 });
  });
  pdf.y += gap.heading;
  for (const block of blocks) drawBlock(pdf, section, block);
  section.end();
}

/** @type {(pdf: Pdf, about: About) => void} */
function addFooters(pdf, { title }) {
  const { count } = pdf.bufferedPageRange();
  for (let index = 1; index < count; index += 1) {
    pdf.switchToPage(index);
    // Otherwise text below the bottom margin would start a new page.
    pdf.page.margins.bottom = 0;
    pdf.markContent('Artifact', { type: 'Pagination' });
    pdf.font('body').fontSize(size.small).fillColor(color.muted);
    pdf.text(title, column.left, 742, { lineBreak: false });
    pdf.text(String(index + 1), 64, 742, { width: page.width - 128, align: 'right', lineBreak: false });
    pdf.endMarkedContent();
  }
}

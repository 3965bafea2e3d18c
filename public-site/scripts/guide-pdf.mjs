import PDFDocument from 'pdfkit';
import { drawBlock } from './guide-blocks.mjs';
import { color, column, drawCoverGround, drawPattern, gap, page, size } from './guide-look.mjs';
import { artifact, group, tagged } from './guide-tags.mjs';

// The types do not know this profile yet.
const accessible = /** @type {'PDF/A-1'} */ (/** @type {string} */ ('PDF/UA'));

/** @typedef {import('./guide-source.mjs').About} About */
/** @typedef {import('./guide-source.mjs').Chapter} Chapter */

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
    info: {
      Title: about.title,
      Subject: about.subtitle,
      Keywords: about.keywords,
      CreationDate: new Date(0),
    },
  });
  for (const [name, font] of Object.entries(fonts)) pdf.registerFont(name, font);
  const done = collect(pdf);
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  addCover(pdf, root, about);
  for (const chapter of chapters) addChapter(pdf, root, chapter);
  root.end();
  addFooters(pdf, about);
  pdf.end();
  return done;
}

/** @param {PDFKit.PDFDocument} pdf */
function collect(pdf) {
  /** @type {Buffer[]} */
  const parts = [];
  pdf.on('data', (part) => parts.push(part));
  return new Promise((/** @type {(file: Buffer) => void} */ resolve) => {
    pdf.on('end', () => resolve(Buffer.concat(parts)));
  });
}

/**
 * @param {PDFKit.PDFDocument} pdf
 * @param {PDFKit.PDFStructureElement} root
 * @param {About} about
 */
function addCover(pdf, root, { title, subtitle }) {
  pdf.addPage({ margin: 0 });
  artifact(pdf, () => drawCoverGround(pdf));
  tagged(pdf, root, 'H1', () => {
    pdf.font('heading').fontSize(50).fillColor(color.white).text(title, 64, 96, { width: 430, lineGap: -4 });
  });
  tagged(pdf, root, 'P', () => {
    pdf
      .font('body')
      .fontSize(15)
      .fillColor(color.white)
      .text(subtitle, 64, pdf.y + 18, { width: 400 });
  });
}

/**
 * @param {PDFKit.PDFDocument} pdf
 * @param {PDFKit.PDFStructureElement} root
 * @param {Chapter} chapter
 */
function addChapter(pdf, root, { title, blocks }) {
  pdf.addPage();
  pdf.outline.addItem(title);
  const [, number, name = title] = /^(\d+) · (.*)$/.exec(title) ?? [];
  const section = group(pdf, root, 'Sect');
  const eyebrow = number ? `PRACTICE ${number}` : 'INTRODUCTION';
  artifact(pdf, () => {
    drawPattern(pdf, { x: page.width - 96, y: -64, columns: 1, rows: 1, opacity: 0.5 });
    pdf
      .moveTo(64, column.top - 25)
      .lineTo(column.left - 14, column.top - 25)
      .lineWidth(1)
      .stroke(color.gold);
  });
  tagged(pdf, section, 'P', () => {
    const look = { characterSpacing: 1.6 };
    pdf
      .font('strong')
      .fontSize(size.small)
      .fillColor(color.navy)
      .text(eyebrow, column.left, column.top - 30, look);
  });
  tagged(pdf, section, 'H2', () => {
    const look = { width: column.width, lineGap: -2 };
    pdf.font('heading').fontSize(size.title).fillColor(color.navy).text(name, column.left, column.top, look);
  });
  pdf.y += gap.heading;
  for (const block of blocks) drawBlock(pdf, section, block);
  section.end();
}

/**
 * @param {PDFKit.PDFDocument} pdf
 * @param {About} about
 */
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

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
      Author: about.author,
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
  addContact(pdf, root, about);
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
function addCover(pdf, root, { title, subtitle, author }) {
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
  tagged(pdf, root, 'P', () => {
    pdf.font('accent').fontSize(28).fillColor(color.gold).text(author, 64, 706, { width: 400 });
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
 * Adds the author's contact details to the last page.
 *
 * @param {PDFKit.PDFDocument} pdf
 * @param {PDFKit.PDFStructureElement} root
 * @param {About} about
 */
function addContact(pdf, root, { author, email, phone }) {
  const band = { left: 64, top: 628, width: page.width - 128, height: 92 };
  if (pdf.y > band.top)
    throw new Error('The contact details do not fit on the last page of the guide. Shorten its text.');
  artifact(pdf, () => {
    pdf.save().rect(band.left, band.top, band.width, band.height).clip();
    pdf.rect(band.left, band.top, band.width, band.height).fill(color.navy);
    drawPattern(pdf, { x: 408, y: band.top - 34, columns: 1, rows: 1, opacity: 0.3 });
    pdf.rect(band.left, band.top, band.width, 2).fill(color.gold);
    pdf.restore();
  });
  tagged(pdf, root, 'P', () => {
    pdf
      .font('accent')
      .fontSize(27)
      .fillColor(color.gold)
      .text(author, column.left, band.top + 31, { lineBreak: false });
  });
  const ways = [
    { words: email, href: `mailto:${email}` },
    { words: phone, href: `tel:${phone.replace(/[^+\d]/g, '')}` },
  ];
  for (const [index, { words, href }] of ways.entries()) {
    const look = { link: href, underline: true, lineBreak: false };
    tagged(
      pdf,
      root,
      'Link',
      () => {
        pdf
          .font('body')
          .fontSize(10.5)
          .fillColor(color.white)
          .text(words, 330, band.top + 29 + index * 21, look);
      },
      { alt: words },
    );
  }
}

/**
 * @param {PDFKit.PDFDocument} pdf
 * @param {About} about
 */
function addFooters(pdf, { title, author }) {
  const { count } = pdf.bufferedPageRange();
  for (let index = 1; index < count; index += 1) {
    pdf.switchToPage(index);
    // Otherwise text below the bottom margin would start a new page.
    pdf.page.margins.bottom = 0;
    pdf.markContent('Artifact', { type: 'Pagination' });
    pdf.font('body').fontSize(size.small).fillColor(color.muted);
    pdf.text(`${author} · ${title}`, column.left, 742, { lineBreak: false });
    pdf.text(String(index + 1), 64, 742, { width: page.width - 128, align: 'right', lineBreak: false });
    pdf.endMarkedContent();
  }
}

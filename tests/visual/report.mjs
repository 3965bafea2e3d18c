import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** @typedef {{ name: string, pixels: number, before: Buffer, after: Buffer, difference: Buffer }} Difference */

/** @param {string} name @param {string} caption */
const figure = (name, caption) =>
  `<figure><figcaption>${caption}</figcaption><a href="${name}"><img src="${name}" alt="${caption}"></a></figure>`;

/**
 * Writes a page with all differences side by side.
 *
 * @param {string} folder
 * @param {Difference[]} differences
 * @returns {string} the page's file
 */
export function writeReport(folder, differences) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const rows = differences.map(({ name, pixels, ...pictures }) => {
    for (const [kind, picture] of Object.entries(pictures))
      writeFileSync(path.join(folder, `${name}.${kind}.png`), picture);
    const figures = Object.keys(pictures).map((kind) => figure(`${name}.${kind}.png`, kind));
    return `<section><h2>${name}</h2><p>${pixels} pixels differ</p><div>${figures.join('')}</div></section>`;
  });
  const file = path.join(folder, 'index.html');
  writeFileSync(
    file,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Visual differences</title>
<style>body{font:16px/1.5 system-ui;margin:2rem}section{border-top:1px solid;padding-block:1rem}section>div{display:grid;grid-template-columns:repeat(3,1fr);gap:1rem;align-items:start}figure{margin:0}img{max-width:100%;border:1px solid #999}</style>
<h1>Pictures that differ: ${differences.length}</h1>${rows.join('\n')}</html>\n`,
  );
  return file;
}

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith';
import { HtmlValidate } from 'html-validate';

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // Style rules that React's output does not follow.
    'void-style': 'off',
    'doctype-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-trailing-whitespace': 'off',
    'long-title': 'off',
    'no-redundant-role': 'off',
    'prefer-native-element': 'off',
    'tel-non-breaking': 'off',
    'no-implicit-button-type': 'off',
  },
});

/** Checks pages and feeds of a folder with independent parsers. Jest cannot load the parsers. */
export async function validate(folder: string) {
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(index|404)\.html$/.test(file),
  );
  const findings: string[] = [];
  for (const page of pages) {
    const { results } = await validator.validateString(readFileSync(path.join(folder, page), 'utf8'));
    for (const { ruleId, message, line, column } of results.flatMap(({ messages }) => messages)) {
      findings.push(`${page}:${line}:${column} ${ruleId}: ${message}`);
    }
  }

  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  /** Titles and addresses of the articles. */
  const feeds = {
    rss: parseRssFeed(read('feed.xml')).items?.map(({ title, link }) => [title, link]),
    atom: parseAtomFeed(read('atom.xml')).entries?.map(({ title, links }) => [title?.value, links?.[0]?.href]),
    json: parseJsonFeed(JSON.parse(read('feed.json'))).items?.map(({ title, url }) => [title, url]),
  };
  return { pages, findings, feeds };
}

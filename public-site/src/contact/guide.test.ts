import { contactWords } from 'domain/settings/words/contact.generated';
import { readFileSync } from 'node:fs';
import path from 'node:path';

test('L9 the sample guide is a tagged PDF with language and title at the download URL', () => {
  const file = readFileSync(path.join(__dirname, '../../../shell/public', contactWords.document));
  const text = file.toString('latin1');
  expect(text.slice(0, 8)).toBe('%PDF-1.7');
  expect(text).toMatch(/\/Lang \(en-US\)/);
  expect(text).toMatch(/<dc:title>[^]*Leading Without Certainty[^]*<\/dc:title>/);
  expect(text).toMatch(/\/DisplayDocTitle true/);
  expect(text).toMatch(/\/Marked true/);
  expect(text).toMatch(/\/StructTreeRoot/);
  expect(text.match(/\/Type \/Page\n/g)?.length).toBeGreaterThanOrEqual(5);
  expect(file.length).toBeLessThan(200_000);
});

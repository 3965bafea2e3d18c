import { contactWords } from 'domain/settings/words/contact.generated';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const packageRoot = path.resolve(__dirname, '../..');

test('L9 the build creates a tagged PDF with language and title at the download URL', () => {
  execFileSync(process.execPath, [path.join(packageRoot, 'scripts/build-guide.mjs')]);
  const file = readFileSync(path.join(packageRoot, '../shell/public', contactWords.document));
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

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { publicDefaults } from 'data-client';
import { webFonts } from 'domain/settings/web-fonts';
import { fontSheets, siteFonts } from './site-fonts';

const fontFolder = path.join(__dirname, '../../public/fonts');
const settingsWith = (settings: Partial<typeof publicDefaults>) => ({ ...publicDefaults, ...settings });

test('F1 by default the site uses its three families and requests no others', () => {
  expect(siteFonts(publicDefaults)).toEqual({
    heading: 'Playfair Display',
    body: 'Montserrat',
    accent: 'Dancing Script',
    bodySize: 16,
    headingSize: 48,
    lineHeight: 1.6,
    bodyWeight: 400,
    headingWeight: 700,
  });
  expect(fontSheets(publicDefaults)).toEqual([]);
});

test('F3 a family chosen by the owner is requested once, from this site’s host', () => {
  const settings = settingsWith({ primary_font: 'EB Garamond', secondary_font: 'EB Garamond', accent_font: 'Lora' });
  expect(fontSheets(settings)).toEqual(['/fonts/eb-garamond.css', '/fonts/lora.css']);
});

test('F3 a weight that the page does not include is requested', () => {
  expect(fontSheets(settingsWith({ font_weight_bold: 900 }))).toEqual(['/fonts/playfair-display.css']);
});

test.each(['Verdana', 'Georgia', 'Unheard Of'])('F3 %s is not a web font, so nothing is requested', (family) => {
  expect(fontSheets(settingsWith({ primary_font: family, secondary_font: family }))).toEqual([]);
});

test('F3 every family has a style sheet whose files exist', () => {
  const files = readdirSync(fontFolder);
  const sheets = webFonts
    .flatMap((family) =>
      fontSheets(settingsWith({ accent_font: family, font_weight_bold: 900, font_weight_normal: 300 })),
    )
    .concat('/fonts/lora.css');
  for (const sheet of new Set(sheets)) {
    const css = readFileSync(path.join(fontFolder, path.basename(sheet)), 'utf8');
    const named = [...css.matchAll(/url\((.*?)\)/g)].map(([, file]) => file);
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((file) => !files.includes(file ?? ''))).toEqual([]);
  }
});

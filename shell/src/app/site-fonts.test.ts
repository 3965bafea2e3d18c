import { publicDefaults } from 'data-client';
import { siteFonts } from './site-fonts';

const fontsWith = (settings: Partial<typeof publicDefaults>) => siteFonts({ ...publicDefaults, ...settings });

test('F1 without a choice the site has its own three families', () => {
  expect(fontsWith({})).toEqual({
    heading: 'Playfair Display',
    body: 'Montserrat',
    accent: 'Dancing Script',
    bodySize: 16,
    lineHeight: 1.6,
  });
});

test('F1 Font Settings come before Branding', () => {
  expect(fontsWith({ font_primary: 'Montserrat' }).heading).toBe('Montserrat');
  expect(fontsWith({ font_primary: 'Montserrat', primary_font: 'Georgia' }).heading).toBe('Georgia');
});

test.each([
  ['Verdana', 'Verdana', 'Verdana'],
  ['Open Sans', 'Montserrat', 'Montserrat'],
  ['EB Garamond', 'Playfair Display', 'Georgia'],
  ['Unheard Of', 'Montserrat', 'Montserrat'],
])('F1 %s shows as %s in headings and %s in texts, without asking another host', (family, heading, body) => {
  expect(fontsWith({ primary_font: family, secondary_font: family })).toMatchObject({ heading, body });
});

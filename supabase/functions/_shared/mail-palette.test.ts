import { contrast } from '../../../domain/src/contrast.ts';
import type { SettingKey } from '../../../domain/src/settings/registry.ts';
import { composeMail } from '../booking-mail/booking-mails.ts';
import { owedMail, someCoach } from '../booking-mail/testing.ts';
import { composeCampaignMail } from '../campaign-mail/campaign-mails.ts';
import { colorKeys, createMailPalette } from '../../../domain/src/mail-palette.ts';

const paletteOf = (...colors: string[]) =>
  createMailPalette(new Map(colors.map((color, index) => [colorKeys[index]! as SettingKey, color])));

test.each([
  ['the defaults', paletteOf()],
  ['pale colors', paletteOf('#F4D6D6', '#FFF3B0', '#FFFFFF', '#B9B9B9', '#D7E7F7')],
  ['dark colors', paletteOf('#0F2A44', '#DAA520', '#10141A', '#333333', '#032B44')],
  ['one gray', paletteOf('#808080', '#808080', '#808080', '#808080', '#808080')],
  ['short colors', paletteOf('#ff0', '#f0f', '#0ff', '#0f0', '#00f')],
  ['a background near the middle', paletteOf('#DAA520', '#000000', '#757575', '#777777', '#FFFFFF')],
])('every text of an email is readable with %s', (_name, palette) => {
  const { sheet, soft, text, mutedText, heading, link, button, onButton } = palette;
  for (const color of [text, mutedText, heading, link]) {
    for (const background of [sheet, soft]) expect(contrast(color, background)).toBeGreaterThanOrEqual(4.5);
  }
  expect(contrast(onButton, button)).toBeGreaterThanOrEqual(4.5);
});

test('readable colors of the owner are used unchanged', () => {
  const palette = paletteOf('#0B3954', '#C81D25', '#FFFFFF', '#222222', '#0B3954');
  expect(palette).toMatchObject({ sheet: '#FFFFFF', accent: '#C81D25', text: '#222222', button: '#0B3954' });
});

test('headings and buttons stand out on a dark background in which the primary color is lost', () => {
  const { sheet, text, heading, button } = paletteOf('#1A0B2E', '#39FF14', '#101418', '#E8E6E3', '#00E5FF');
  expect(heading).toBe(text);
  expect(contrast(button, sheet)).toBeGreaterThan(4.5);
});

test('booking emails and newsletters have the owner’s colors', () => {
  const coach = { ...someCoach, palette: paletteOf('#5B2A86', '#C81D25', '#FFFFFF', '#222222', '#5B2A86') };
  const campaign = { id: '1', subject: 'News', body: '## Hello\n\n[Read](https://example.com)\n\n> Quote' };
  const page = 'https://lenaashford.example/unsubscribe/#token';
  const reader = { address: 'ada@example.com', unsubscribe: { page, oneClick: page } };
  const context = { coach, now: new Date('2026-11-21T08:00:00Z'), siteUrl: 'https://lenaashford.example' };
  const documents = [composeMail(owedMail(), context).html, composeCampaignMail(campaign, '1', reader, context).html];
  for (const html of documents) {
    expect(html).toContain('#5B2A86');
    expect(html).toContain('#C81D25');
    expect(html).not.toMatch(/#032B44|#DAA520/i);
  }
});

import { colorKeys, createMailPalette } from '../../../domain/src/mail-palette.ts';
import { composeMail } from '../booking-mail/booking-mails.ts';
import { owedMail, someCoach } from '../booking-mail/testing.ts';
import { composeCampaignMail } from '../campaign-mail/campaign-mails.ts';

test('booking emails and newsletters have the owner’s colors', () => {
  const colors = ['#5B2A86', '#C81D25', '#FFFFFF', '#222222', '#5B2A86'];
  const palette = createMailPalette(new Map(colors.map((color, index) => [colorKeys[index]!, color])));
  const coach = { ...someCoach, palette };
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

import { imagesIn, markdownOf } from './rich-text';

test.each([
  [
    'headings and paragraphs',
    '<h1>One</h1><p>Two\nlines<br>and a break<br> <br>Three</p><h3>Three</h3>',
    '## One\n\nTwo lines\\\nand a break\n\nThree\n\n### Three',
  ],
  ['emphasis', '<p>A <b>bold <i>word</i></b><b> here</b>, <em> so </em></p>', 'A **bold *word*** **here**, *so*'],
  [
    'links',
    '<p><a href="https://example.com/a_(b)">here</a> <a href="javascript:alert(1)">not here</a></p>',
    '[here](https://example.com/a_%28b%29) not here',
  ],
  [
    'links of Google Docs',
    '<p><a href="https://www.google.com/url?q=https://example.com/a%3Fb%3D1&amp;sa=D&amp;source=editors">here</a></p>',
    '[here](https://example.com/a?b=1)',
  ],
  [
    'addresses without quotation marks',
    '<p>See<o:p/> <a href=https://example.com/>here</a>.</p>',
    'See [here](https://example.com/).',
  ],
  ['lists', '<ul><li>One</li><li><p>Two</p><ol><li>Deep</li></ol></li></ul>', '- One\n- Two\n  1. Deep'],
  [
    'tables',
    '<table><tr><th>Name</th><th>Price</th></tr><tr><td>A|B</td><td><p>10</p><p>20<br>30</p></td></tr></table>',
    '| Name | Price |\n| --- | --- |\n| A\\|B | 10 20 30 |',
  ],
  ['quotes and rules', '<blockquote><p>One</p><p>Two</p></blockquote><hr>', '> One\n> \n> Two\n\n---'],
  [
    'Google Docs',
    '<b style="font-weight:normal"><p><span style="font-weight:700">Bold</span></p><ul><li>One</li><ul><li>Deep</li></ul></ul></b>',
    '**Bold**\n\n- One\n  - Deep',
  ],
  [
    'Word',
    "<style>p{}</style><p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp; </span></span><![endif]>One<o:p></o:p></p><p style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>1.</span>Deep</p>",
    '- One\n   1. Deep',
  ],
  [
    'emoji that are images',
    '<p>Yes <img class="emoji" alt="👩🏽‍💻" src="a.svg">, <img alt=\'1️⃣\' src="b.png"> <img alt="🇩🇪" src="c.png"> and <img alt="❤️" src="d.png"></p>',
    'Yes 👩🏽‍💻, 1️⃣ 🇩🇪 and ❤️',
  ],
  [
    'elements without content',
    '<div><link itemprop="url" href="https://a.com"><span>Jane</span> wrote</div><ul><meta><li>One</li><li>Two</li></ul>',
    'Jane wrote\n\n- One\n- Two',
  ],
  ['emoji with their name', '<p><span alt="😀">😀</span> here</p>', '😀 here'],
  ['scripts and images', '<p>Text<script>alert(1)</script><img src="file:///a.png"></p>', 'Text'],
])('G2 a paste keeps its formatting: %s', (_name, html, markdown) => {
  expect(markdownOf(html)).toBe(markdown);
});

test.each([
  [
    'images of other sizes',
    '<img src="a" width=10 height="16"><img src="b" style="border-width:1px" width=1%><img src="c" width="1.5in">',
    3,
  ],
  [
    'an image whose text is a word or a number',
    '<img src="a" alt="Chart"><img src="b" alt="1"><img src="c" alt=""><img src="d" alt="*"><img src="e" alt="#">',
    5,
  ],
  ['emoji', '<img src="a" alt="😀"><img src="b" alt="🏴󠁧󠁢󠁥󠁮󠁧󠁿">', 0],
  [
    'tracking pixels',
    '<img src="a" width="1" height="1"><img src="b" height=0><img src="c" width = "1px" style="display:none">',
    0,
  ],
])('G2 a paste counts %s as images or not', (_name, html, images) => {
  const clipboard = { getData: (type: string) => (type === 'text/html' ? html : 'Words'), files: [] };
  expect(imagesIn(clipboard as unknown as DataTransfer)).toBe(images);
});

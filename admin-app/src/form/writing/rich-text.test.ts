import { markdownOf } from './rich-text';

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
  ['lists', '<ul><li>One</li><li><p>Two</p><ol><li>Deep</li></ol></li></ul>', '- One\n- Two\n  1. Deep'],
  [
    'tables',
    '<table><tr><th>Name</th><th>Price</th></tr><tr><td>A|B</td><td><p>10</p><p>20</p></td></tr></table>',
    '| Name | Price |\n| --- | --- |\n| A\\|B | 10 20 |',
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
  ['scripts and images', '<p>Text<script>alert(1)</script><img src="file:///a.png"></p>', 'Text'],
])('G2 a paste keeps its formatting: %s', (_name, html, markdown) => {
  expect(markdownOf(html)).toBe(markdown);
});

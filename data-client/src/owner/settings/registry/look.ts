import { settingBounds, settingChoices } from 'data-client';
import { choice, color, font, number, settingGroup } from '../definition';
import { allFonts } from '../fonts';

const [smallestBody, largestBody] = settingBounds.body_font_size;
const [smallestHeading, largestHeading] = settingBounds.heading_font_size;

export const branding = settingGroup('branding', {
  primary_color: color('Primary colour', { hint: 'Headings, buttons and dark bands.' }),
  secondary_color: color('Secondary colour', { hint: 'Small highlights on dark ground.' }),
  accent_color: color('Accent colour', { hint: 'Decoration, and text on dark ground. Too pale for text on white.' }),
  background_color: color('Background', { hint: 'The page behind everything.' }),
  text_color: color('Text', { hint: 'What is read. Made darker or lighter where it could not be.' }),
  link_color: color('Links', { hint: 'Words that lead somewhere.' }),
  button_style: choice('Buttons', settingChoices.button_style, { hint: 'The corners of every button.' }),
  font_primary: font('Heading font', ['Playfair Display', 'Montserrat', 'Open Sans', 'Lato', 'Roboto', 'Poppins'], {
    aliasOf: 'primary_font',
  }),
  font_secondary: font('Body font', ['Montserrat', 'Open Sans', 'Lato', 'Roboto', 'Poppins', 'Source Sans Pro'], {
    aliasOf: 'secondary_font',
  }),
});

export const typography = settingGroup('typography', {
  primary_font: font('Headings', allFonts, { hint: 'Titles of pages, sections and cards.' }),
  secondary_font: font('Text', allFonts, { hint: 'Everything that is read.' }),
  accent_font: font('Accents', allFonts, { hint: 'For a few words at a time.' }),
  body_font_size: number('Text size', { hint: 'In pixels.', min: smallestBody, max: largestBody }),
  heading_font_size: number('Heading size', { hint: 'In pixels.', min: smallestHeading, max: largestHeading }),
  line_height: number('Line height', { hint: 'Of text, as a multiple of its size.', choices: [1.2, 1.4, 1.6, 1.8, 2] }),
  font_weight_normal: number('Weight of text', { hint: 'Where the family has it.', choices: [300, 400, 500] }),
  font_weight_bold: number('Weight of headings', { hint: 'Where the family has it.', choices: [600, 700, 800, 900] }),
});

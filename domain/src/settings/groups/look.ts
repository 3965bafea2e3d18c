import { choice, color, font, number, settingGroup } from '../definition.ts';
import { allFonts } from '../fonts.ts';

export const branding = settingGroup('branding', 'public', {
  primary_color: color('Primary color', { default: '#032B44', hint: 'Headings, buttons and dark sections.' }),
  secondary_color: color('Secondary color', { default: '#F8E231', hint: 'Small highlights on dark backgrounds.' }),
  accent_color: color('Accent color', {
    default: '#DAA520',
    hint: 'Decoration, and text on dark backgrounds. Too pale for text on white.',
  }),
  background_color: color('Background', { default: '#FFFFFF', hint: 'The background of every page.' }),
  text_color: color('Text', { default: '#2C2C2C', hint: 'Adjusted automatically where it would be hard to read.' }),
  link_color: color('Links', { default: '#032B44', hint: 'Links inside text.' }),
  button_style: choice('Buttons', {
    default: 'rounded',
    choices: ['rounded', 'square', 'pill'],
    hint: 'The shape of every button.',
  }),
  font_primary: font('Heading font', { default: 'Playfair Display', choices: allFonts, aliasOf: 'primary_font' }),
  font_secondary: font('Body font', { default: 'Montserrat', choices: allFonts, aliasOf: 'secondary_font' }),
});

export const typography = settingGroup('typography', 'public', {
  primary_font: font('Headings', {
    default: 'Playfair Display',
    choices: allFonts,
    hint: 'Titles of pages, sections and cards.',
  }),
  secondary_font: font('Text', { default: 'Montserrat', choices: allFonts, hint: 'Body text, forms and menus.' }),
  accent_font: font('Accents', { default: 'Dancing Script', choices: allFonts, hint: 'For a few words at a time.' }),
  body_font_size: number('Text size', { default: 16, min: 12, max: 24, hint: '12 to 24 pixels.' }),
  heading_font_size: number('Heading size', { default: 48, min: 24, max: 72, hint: '24 to 72 pixels.' }),
  line_height: number('Line height', {
    default: 1.6,
    choices: [1.2, 1.4, 1.6, 1.8, 2],
    hint: 'A multiple of the text size.',
  }),
  font_weight_normal: number('Text weight', {
    default: 400,
    choices: [300, 400, 500],
    hint: 'Weights the font doesn’t have are disabled.',
  }),
  font_weight_bold: number('Heading weight', {
    default: 700,
    choices: [600, 700, 800, 900],
    hint: 'Weights the font doesn’t have are disabled.',
  }),
});

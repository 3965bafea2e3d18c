import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { systemFonts } from 'domain/settings/fonts';
import { webFonts } from 'domain/settings/web-fonts';
import type { FakeSeed } from 'data-client/testing';
import { openDashboard } from '../testing/open-dashboard';
import { accentSize } from './chosen-fonts';

const choice = (name: string) => screen.getByRole('combobox', { name });
const press = (name: string) => screen.getByRole('button', { name });
const onPage = (name: string) => document.documentElement.style.getPropertyValue(name);
const preview = () => screen.getByRole('region', { name: 'Typography preview' });
const sheets = () => [...document.querySelectorAll('link[rel=stylesheet]')].map((link) => link.getAttribute('href'));

async function openFonts(seed: FakeSeed = {}) {
  const dashboard = await openDashboard({ seed, address: '/admin/fonts' });
  await screen.findByRole('heading', { name: 'Font Settings' });
  return dashboard;
}

test('F1 three families are chosen from 22 web fonts and 6 system fonts', async () => {
  await openFonts();
  for (const name of ['Headings', 'Text', 'Accents']) {
    const groups = within(choice(name)).getAllByRole('group');
    expect(groups.map((group) => [group.getAttribute('label'), group.children.length])).toEqual([
      ['Web fonts', webFonts.length],
      ['System fonts', systemFonts.length],
    ]);
  }
});

test('F1 sizes have bounds, line heights and weights are lists', async () => {
  await openFonts();
  const bounds = (name: string) => {
    const field = screen.getByRole('spinbutton', { name });
    return [field.getAttribute('min'), field.getAttribute('max')];
  };
  expect(bounds('Text size')).toEqual(['12', '24']);
  expect(bounds('Heading size')).toEqual(['24', '72']);
  const values = (name: string) =>
    within(choice(name))
      .getAllByRole<HTMLOptionElement>('option')
      .map(({ value }) => value);
  expect(values('Line height')).toEqual(['1.2', '1.4', '1.6', '1.8', '2']);
  expect(values('Heading weight')).toEqual(['600', '700', '800', '900']);
});

test('F1 only available weights can be chosen, and changing the family updates them', async () => {
  const { owner } = await openFonts({ settings: { font_weight_bold: 900 } });
  await owner.selectOptions(choice('Headings'), 'PT Sans');
  expect(choice('Heading weight')).toHaveValue('700');
  const closed = within(choice('Heading weight'))
    .getAllByRole<HTMLOptionElement>('option')
    .filter(({ disabled }) => disabled)
    .map(({ value }) => value);
  expect(closed).toEqual(['600', '800', '900']);
});

test('F1 the preview follows the form, with the accent at three quarters of the heading', async () => {
  const { owner } = await openFonts();
  fireEvent.change(screen.getByRole('spinbutton', { name: 'Heading size' }), { target: { value: '50' } });
  expect(accentSize(50)).toBe(38);
  expect(within(preview()).getByText('Live with clarity')).toHaveStyle({ fontSize: '38px' });
  await owner.selectOptions(choice('Text'), 'Lora');
  expect(preview()).toHaveTextContent('Lora, 16 px, weight 400, line height 1.6');
  expect(sheets()).toEqual(['/fonts/playfair-display.css', '/fonts/lora.css', '/fonts/dancing-script.css']);
});

test('F2 leaving the tab ends the preview', async () => {
  const { owner } = await openFonts();
  await owner.click(press('Preview Changes'));
  expect(onPage('--font-heading')).not.toBe('');
  await owner.click(screen.getByRole('link', { name: 'SEO Management' }));
  await screen.findByRole('heading', { name: 'SEO Management' });
  expect(onPage('--font-heading')).toBe('');
});

test('F2 a size out of bounds shows an error and is neither previewed nor saved', async () => {
  const { owner, client } = await openFonts();
  const size = () => screen.getByRole('spinbutton', { name: 'Text size' });
  fireEvent.change(size(), { target: { value: '40' } });
  expect(preview()).toHaveTextContent('24 px (the nearest allowed size)');
  await owner.click(press('Preview Changes'));
  expect(size()).toHaveAccessibleDescription(/Please enter a number from 12 to 24\./);
  await waitFor(() => expect(size()).toHaveFocus());
  expect(screen.queryByText('Preview Mode')).not.toBeInTheDocument();
  await owner.click(press('Save Font Settings'));
  expect(client.fake.calls.some(({ operation }) => operation === 'settings.save')).toBe(false);
});

test('F2 pressing Preview Changes does not show an error before the click, which would move the button', async () => {
  const { owner } = await openFonts();
  const size = screen.getByRole('spinbutton', { name: 'Text size' });
  await owner.clear(size);
  await owner.type(size, '40');
  await owner.pointer({ keys: '[MouseLeft>]', target: press('Preview Changes') });
  expect(size).toHaveFocus();
  expect(size).not.toHaveAccessibleDescription(/Please/);
  await owner.pointer('[/MouseLeft]');
  expect(size).toHaveAccessibleDescription(/Please enter a number from 12 to 24\./);
});

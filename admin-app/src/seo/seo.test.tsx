import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { keysIn, seoTabs } from '../form/settings/setting-tabs';
import { address, openDashboard } from '../testing/open-dashboard';
import { seoSectionsOf } from './seo-sections';

const field = (name: string) => screen.getByRole('textbox', { name });
const save = () => screen.getByRole('button', { name: 'Save SEO Settings' });

async function openSeo(at = '') {
  const dashboard = await openDashboard({ address: `/admin/seo${at}` });
  await screen.findByRole('heading', { name: 'SEO Management' });
  return dashboard;
}

test('S1 there are six tabs, each with an address and a field for each of its keys', async () => {
  const { owner } = await openSeo();
  const list = screen.getByRole('tablist', { name: 'Parts of SEO' });
  expect(
    within(list)
      .getAllByRole('tab')
      .map(({ textContent }) => textContent),
  ).toEqual(['Basic SEO', 'Social Media', 'Technical', 'Schema.org', 'Performance', 'Monitoring']);
  for (const { id, label } of seoTabs) {
    await owner.click(screen.getByRole('tab', { name: label }));
    expect(address()).toBe(`/admin/seo/${id}`);
    const keys = keysIn('seo', id);
    expect(
      seoSectionsOf(id)
        .flatMap((section) => section.keys)
        .toSorted(),
    ).toEqual(keys.toSorted());
    for (const key of keys) expect(document.getElementById(`setting-${key}`)).toBeVisible();
  }
});

test('S2 the score follows every change, and each part links to its field', async () => {
  const { owner } = await openSeo();
  expect(screen.getByRole('img', { name: '60 of 100' })).toBeVisible();
  expect(screen.getByText('Good')).toBeVisible();
  await owner.click(screen.getByRole('link', { name: 'Focus keywords' }));
  expect(address()).toBe('/admin/seo/monitoring?key=focus_keywords');
  await waitFor(() => expect(field('Focus keywords')).toHaveFocus());
  await owner.keyboard('courage');
  expect(screen.getByRole('img', { name: '68 of 100' })).toBeVisible();
  expect(screen.getByRole('list', { name: 'Parts of the score' })).toHaveTextContent('Focus keywords8 points earned');
});

test('S3 the length of title and description is rated green or red and never blocks saving', async () => {
  const { owner, client } = await openSeo();
  expect(screen.getByText('45 characters: reads well')).toBeVisible();
  fireEvent.change(field('Meta title'), { target: { value: 'Coach' } });
  expect(screen.getByText('5 characters: 25 too few')).toBeVisible();
  fireEvent.change(field('Meta description'), { target: { value: 'x'.repeat(170) } });
  expect(screen.getByText('170 characters: 10 too many')).toBeVisible();
  await owner.click(save());
  expect(await screen.findByText('SEO settings saved successfully!')).toBeVisible();
  expect(client.backend.settings).toMatchObject({ meta_title: 'Coach' });
});

test('S4 an invalid list shows a warning', async () => {
  const { owner, client } = await openSeo('/schema');
  fireEvent.change(field('Other profiles'), { target: { value: 'https://x.com/lena' } });
  expect(screen.getByText('Not a valid list, so the site ignores it.')).toBeVisible();
  fireEvent.change(field('Other profiles'), { target: { value: '["https://x.com/lena"]' } });
  await owner.click(save());
  expect(await screen.findByText('SEO settings saved successfully!')).toBeVisible();
  expect(client.backend.settings.schema_same_as).toBe('["https://x.com/lena"]');
});

test('S5 the enumerations offer exactly their values', async () => {
  const { owner } = await openSeo('/social');
  const values = (name: string) =>
    within(screen.getByRole('combobox', { name }))
      .getAllByRole<HTMLOptionElement>('option')
      .map(({ value }) => value)
      .toSorted();
  expect(values('Card on X')).toEqual(['summary', 'summary_large_image']);
  expect(values('Type of page')).toEqual(['article', 'profile', 'website']);
  await owner.click(screen.getByRole('tab', { name: 'Schema.org' }));
  expect(values('Type')).toEqual(['LocalBusiness', 'Organization', 'Person', 'ProfessionalService']);
});

test('S1 each preview follows the text, and each tool opens in a new tab', async () => {
  const { owner } = await openSeo();
  const preview = (name: string) => screen.getByRole('region', { name });
  fireEvent.change(field('Meta title'), { target: { value: 'Ada Brook, coach' } });
  expect(preview('Search result')).toHaveTextContent('Ada Brook, coach');
  await owner.click(screen.getByRole('tab', { name: 'Social Media' }));
  fireEvent.change(field('Title when shared'), { target: { value: 'Courage, shared' } });
  for (const name of ['Facebook', 'X']) expect(preview(name)).toHaveTextContent('Courage, shared');
  for (const name of [/Search Console/, /Rich Results Test/, /Sharing Debugger/, /Card Validator/])
    expect(screen.getByRole('link', { name })).toHaveAttribute('rel', expect.stringContaining('noopener'));
});

test('S2 the previews say which image is shared without one', async () => {
  await openSeo('/social');
  expect(screen.getAllByText('No image yet, so the site makes one')).toHaveLength(2);
});

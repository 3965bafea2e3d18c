import { screen, waitFor, within } from '@testing-library/react';
import { HostPreviewsContext } from '../dashboard/host-previews';
import { fakeBrowserImages, jpegFile } from '../testing/browser-images';
import { openDashboard } from '../testing/open-dashboard';
import { repeatedNames } from '../testing/repeated-names';
import { writtenKeys } from '../testing/open-settings';

const textField = (name: string) => screen.getByRole('textbox', { name });
const figures = () => screen.getByRole('group', { name: 'Figures' });
const numbers = () =>
  within(figures())
    .getAllByRole('textbox', { name: /^Number / })
    .map((input) => (input as HTMLInputElement).value);

async function openWords(at = '') {
  const dashboard = await openDashboard({
    address: `/admin/words${at}`,
    around: (dashboardUi) => (
      <HostPreviewsContext
        value={{ SectionPreview: ({ section, settings }) => <p>{`${section}: ${settings.words_hero_heading}`}</p> }}
      >
        {dashboardUi}
      </HostPreviewsContext>
    ),
  });
  await screen.findByRole('heading', { name: 'Website Texts' });
  return dashboard;
}

test('WO1 the preview follows every key, saving writes the changed words, and Reset removes them', async () => {
  const { owner, client } = await openWords();
  await owner.clear(textField('Heading'));
  await owner.type(textField('Heading'), 'Change with courage');
  expect(await screen.findByText('hero: Change with courage')).toBeVisible();
  await owner.click(screen.getByRole('button', { name: 'Save Texts' }));
  await waitFor(() => expect(writtenKeys(client)).toEqual(['words_hero_heading']));
  await owner.click(await screen.findByRole('button', { name: /^Reset Heading to default/ }));
  expect(textField('Heading')).toHaveValue('Leadership begins where certainty ends.');
  await owner.click(screen.getByRole('button', { name: 'Save Texts' }));
  await waitFor(() => expect(client.backend.settings).not.toHaveProperty('words_hero_heading'));
  expect(writtenKeys(client)).toEqual(['words_hero_heading']);
});

test('WO1 empty and too long texts are rejected at their field', async () => {
  const { owner, client } = await openWords();
  await owner.clear(textField('Heading'));
  await owner.click(screen.getByRole('button', { name: 'Save Texts' }));
  expect(await screen.findByText('Please enter the heading.')).toBeVisible();
  await owner.click(textField('Heading'));
  await owner.paste('x'.repeat(101));
  expect(await screen.findByText('Please keep it to 100 characters; it has 101.')).toBeVisible();
  expect(writtenKeys(client)).toEqual([]);
});

test('WO1 entries of a list are added, moved and removed by keyboard, and the focus stays with them', async () => {
  const { owner } = await openWords();
  await owner.click(within(figures()).getByRole('button', { name: 'Move figure 2 up' }));
  expect(numbers()).toEqual(['95%', '500+', '15+', '50+']);
  expect(within(figures()).getByRole('button', { name: 'Move figure 1 down' })).toHaveFocus();
  expect(within(figures()).getByRole('status')).toHaveTextContent('figure 2 is now 1 of 4');
  expect(within(figures()).getByRole('button', { name: 'Add a figure' })).toBeDisabled();
  await owner.click(within(figures()).getByRole('button', { name: 'Remove figure 4' }));
  await owner.click(within(figures()).getByRole('button', { name: 'Add a figure' }));
  expect(within(figures()).getAllByRole('textbox', { name: /^Number / })[3]).toHaveFocus();
  await owner.keyboard('30');
  expect(numbers()).toEqual(['95%', '500+', '15+', '30']);
  expect(repeatedNames()).toEqual([]);
});

test('E3 an entry of a list keeps what is typed while its picture is uploaded', async () => {
  fakeBrowserImages({ width: 300, height: 100 });
  const { owner, client } = await openWords('/logos');
  await owner.click(screen.getByRole('button', { name: 'Add a logo' }));
  const finish = client.fake.hold('images.upload');
  await owner.upload(screen.getByLabelText('Image file'), jpegFile());
  await screen.findByText('Uploading the image...');
  await owner.type(screen.getByRole('textbox', { name: 'Name (logo 1)' }), 'Acme');
  finish();
  await waitFor(() => expect(textField('Logo URL (logo 1)')).toHaveDisplayValue(/\/images\/site\/.+$/));
  expect(screen.getByRole('textbox', { name: 'Name (logo 1)' })).toHaveValue('Acme');
});

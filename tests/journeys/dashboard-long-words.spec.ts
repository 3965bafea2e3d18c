import { cutTables, smallest, widthBeyondWindow } from './accessibility';
import { expect, test } from './fixtures';
import { goTo } from './owner-dashboard';
import { send } from './visitor-bookings';

const word = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

test('A4 PE2 SV1 words wider than a phone widen neither people’s pages nor services', async ({ openDashboard }) => {
  const email = `${crypto.randomUUID().replaceAll('-', '')}.${'long'.repeat(7)}@visitor.example`;
  await send('send_contact_message', { name: word, email, message: word });
  const page = await openDashboard('/overview', { viewport: smallest });
  await page.route('**/rest/v1/services_la2024?*', async (route) => {
    const response = await route.fetch();
    const services = (await response.json()) as object[];
    await route.fulfill({ response, json: services.map((service) => ({ ...service, subtitle: word })) });
  });

  await goTo(page, `/people/${email}`);
  await page.getByRole('region', { name: 'Timeline' }).getByRole('button', { name: 'Reply' }).click();
  await page.getByText(`To ${word}, ${email}`).waitFor();
  expect(await widthBeyondWindow(page, '')).toBe(0);

  await goTo(page, '/services');
  await page.getByText(word).first().waitFor();
  expect(await widthBeyondWindow(page, '')).toBe(0);
});

test('A4 a service named with one long word does not widen the table of bookings', async ({ openDashboard }) => {
  const page = await openDashboard('/overview', { viewport: { width: 1440, height: 900 } });
  await page.route('**/rest/v1/bookings_la2024?*', async (route) => {
    const response = await route.fetch();
    const bookings = (await response.json()) as object[];
    await route.fulfill({ response, json: bookings.map((booking) => ({ ...booking, service_name: word })) });
  });
  await goTo(page, '/bookings');
  await page.getByRole('cell', { name: word }).first().waitFor();
  expect(await cutTables(page)).toEqual([]);
});

test('A4 a search for one long word widens neither a list nor the palette', async ({ openDashboard }) => {
  const page = await openDashboard('/bookings', { viewport: smallest });
  // Other tests write the word itself.
  const sought = `${word}s`;
  await page.getByRole('searchbox', { name: 'Search bookings' }).fill(sought);
  await page.getByText(`Nothing matches “${sought}”`).waitFor();
  expect(await widthBeyondWindow(page, '')).toBe(0);

  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Search the dashboard' });
  await palette.getByRole('combobox').fill(sought);
  await palette.getByText(`Nothing matches “${sought}”`).waitFor();
  expect(await palette.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0);
});

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useService, useServices } from 'data-client';
import { aService, createFakeOwnerClient } from 'data-client/testing';
import { crash, kept } from '../testing/crash';
import { address, openDashboard } from '../testing/open-dashboard';
import { repeatedNames } from '../testing/repeated-names';
import { HostPreviewsContext } from '../dashboard/host-previews';

const stored = aService({ id: 'leadership', name: 'Leadership Coaching', subtitle: 'For people who lead people' });

const field = (name: string | RegExp) => screen.findByRole('textbox', { name });
const write = (element: HTMLElement, value: string) => fireEvent.change(element, { target: { value } });
const save = () => screen.getByRole('button', { name: 'Save service' });

async function openEditor(id: string, over: Parameters<typeof openDashboard>[0] = {}) {
  const client = over.client ?? createFakeOwnerClient({ services: [stored], isSignedIn: true });
  const dashboard = await openDashboard({ ...over, client, address: `/admin/services/${id}` });
  await field('Name');
  return {
    ...dashboard,
    client,
    saved: () => client.backend.services.find((service) => service.name !== '' && service.id === id),
  };
}

test('SV1 a new service is created with all its fields', async () => {
  const { owner, client } = await openEditor('new');
  write(await field('Name'), 'Career Coaching');
  write(await field('Subtitle'), 'For the next step');
  write(await field('Description'), 'Three sessions.');
  write(await field('Call to action'), 'Bring your question.');
  write(await field('Details'), '## Who it’s for');
  write(await field('Line in the booking dialog'), 'A first conversation.');
  write(await field('Duration, in minutes'), '45');
  write(await field('Price'), '$150');
  write(await field('Buffer, in minutes'), '15');
  await owner.selectOptions(screen.getByRole('combobox', { name: 'Where it takes place' }), 'Video call');
  write(await field('Link'), 'https://meet.example/lena');
  await owner.click(save());
  expect(await screen.findByText('Career Coaching was saved.')).toBeVisible();
  const created = client.backend.services.at(-1)!;
  expect(created).toMatchObject({
    name: 'Career Coaching',
    bookingMinutes: 45,
    bufferMinutes: 15,
    priceLabel: '$150',
    meetingKind: 'video',
    meetingPlace: 'https://meet.example/lena',
    isOnPage: true,
    isBookable: true,
  });
  await waitFor(() => expect(address()).toBe(`/admin/services/${created.id}`));
  expect(await screen.findByText('All changes saved')).toBeVisible();
});

test('SV1 each invalid field has a message, nothing is sent, and the input stays', async () => {
  const { owner, client } = await openEditor('new');
  write(await field('Duration, in minutes'), '52');
  write(await field('Buffer, in minutes'), 'ten');
  await owner.selectOptions(screen.getByRole('combobox', { name: 'Where it takes place' }), 'Phone call');
  await owner.click(save());
  expect(await field('Name')).toHaveAccessibleDescription(/Please enter the name\./);
  expect(await field('Duration, in minutes')).toHaveAccessibleDescription(/5 to 480 minutes, in steps of 5/);
  expect(await field('Buffer, in minutes')).toHaveAccessibleDescription(/0 to 120 minutes, in steps of 5/);
  expect(await field('Who calls whom')).toHaveAccessibleDescription(/who calls whom, and at what number/);
  expect(await field('Buffer, in minutes')).toHaveValue('ten');
  expect(screen.getByText('Fix the errors above to save')).toBeVisible();
  expect(client.fake.sent('services.create')).toEqual([]);
});

test('SV1 a failed save keeps the text and shows the reason', async () => {
  const { owner, client, saved } = await openEditor('leadership');
  client.fake.fail('services.save');
  write(await field('Subtitle'), 'Written on a train');
  await owner.click(save());
  const reason = await screen.findByText(/There was no response.* Your edits are stored in this browser\./);
  // The field of the picture has an alert, too.
  expect(screen.getAllByRole('alert').filter((alert) => alert.contains(reason))).toHaveLength(1);
  expect(await field('Subtitle')).toHaveValue('Written on a train');
  client.fake.heal();
  await owner.click(save());
  await waitFor(() => expect(saved()).toMatchObject({ subtitle: 'Written on a train' }));
});

test('SV1 a version saved elsewhere is shown, never silently overwritten', async () => {
  const { owner, client, saved } = await openEditor('leadership');
  const now = (await client.services.byId('leadership'))!;
  await client.services.save({ id: now.id, revision: now.revision, draft: { ...now, priceLabel: '$90' } });
  write(await field('Subtitle'), 'Mine');
  await owner.click(save());
  expect(await screen.findByText('This service was changed somewhere else')).toBeVisible();
  expect(screen.getByText('Price: “$90”')).toBeVisible();
  expect(saved()).not.toMatchObject({ subtitle: 'Mine' });
  await owner.click(screen.getByRole('button', { name: 'Overwrite with mine' }));
  await waitFor(() => expect(saved()).toMatchObject({ subtitle: 'Mine' }));
});

test('SV1 a new order made elsewhere is no conflict', async () => {
  const { owner, client, saved } = await openEditor('leadership');
  await client.services.reorder(['leadership']);
  write(await field('Subtitle'), 'Mine');
  await owner.click(save());
  await waitFor(() => expect(saved()).toMatchObject({ subtitle: 'Mine' }));
});

test('SV1 after a crash the text is restored, with the saved version on offer', async () => {
  const { client } = await openEditor('leadership');
  write(await field('Subtitle'), 'Typed before the crash');
  await waitFor(() => expect(kept()).toContain('Typed before the crash'));
  crash();
  const { owner } = await openEditor('leadership', { client });
  expect(screen.getByText('Unsaved text restored')).toBeVisible();
  expect(await field('Subtitle')).toHaveValue('Typed before the crash');
  await owner.click(screen.getByRole('button', { name: 'Use the saved version' }));
  expect(await field('Subtitle')).toHaveValue('For people who lead people');
});

test('SV1 a save whose response was lost is no conflict', async () => {
  const { client, owner, saved } = await openEditor('leadership');
  const { save: saveOnServer } = client.services;
  // The server saves it, but the response never arrives.
  client.services.save = async (input) => {
    await saveOnServer(input);
    return new Promise(() => {});
  };
  write(await field('Subtitle'), 'Sent, never answered');
  await owner.click(save());
  await waitFor(() => expect(saved()).toMatchObject({ subtitle: 'Sent, never answered' }));
  write(await field('Subtitle'), 'Sent, never answered, and more');
  await waitFor(() => expect(kept()).toContain('and more'));
  crash();
  client.services.save = saveOnServer;
  await openEditor('leadership', { client });
  expect(await field('Subtitle')).toHaveValue('Sent, never answered, and more');
  expect(screen.queryByText('This service was changed somewhere else')).not.toBeInTheDocument();
});

/** Reads services as visitors' pages do. */
function FakeSite({ id, shows }: { id: string; shows: string }) {
  const names = useServices()?.map(({ name }) => name);
  const { bookingMinutes, isOnPage, isBookable } = useService(id).data!;
  return <p>{[shows, names, `${bookingMinutes} min`, isOnPage && 'on page', isBookable && 'bookable'].join(', ')}</p>;
}

test('SV1 the preview shows the unsaved service to the components that visitors see', async () => {
  const { owner } = await openEditor('leadership', {
    around: (dashboard) => <HostPreviewsContext value={{ ServicePreview: FakeSite }}>{dashboard}</HostPreviewsContext>,
  });
  write(await field('Name'), 'Career Coaching');
  write(await field('Duration, in minutes'), '45');
  await owner.click(screen.getByRole('checkbox', { name: 'Show in the services section' }));
  expect(await screen.findByText('section, Career Coaching, 45 min, on page, bookable')).toBeVisible();
  expect(screen.getByText('It’s hidden, so visitors don’t see it here.')).toBeVisible();
  await owner.click(screen.getByRole('tab', { name: 'Service page' }));
  write(await field('Name'), '');
  write(await field('Duration, in minutes'), 'soon');
  expect(await screen.findByText('page, Name, 60 min, on page, bookable')).toBeVisible();
});

test('PO3 the owner adds, reorders and removes questions, and the preview shows them', async () => {
  const { owner, saved } = await openEditor('leadership');
  const add = screen.getByRole('button', { name: 'Add a question' });
  const question = async (number: number) =>
    within((await screen.findAllByRole('listitem')).find((item) => item.dataset.entry === String(number - 1))!);
  for (const label of ['What is your role?', 'Coached before?', 'Not this one']) {
    await owner.click(add);
    await owner.keyboard(label);
  }
  await owner.selectOptions((await question(2)).getByRole('combobox', { name: 'Answer (question 2)' }), 'Choice');
  await owner.click((await question(2)).getByRole('checkbox', { name: 'Visitors must answer it (question 2)' }));
  await owner.click(save());
  const answers = (await question(2)).getByRole('textbox', { name: 'Answers to choose from (question 2)' });
  expect(answers).toHaveAccessibleDescription(/Please write 2 to 12 answers, one per line\./);
  await owner.click(answers);
  await owner.paste('Never\n Once \n\n');
  expect(repeatedNames()).toEqual([]);
  await owner.click(screen.getByRole('button', { name: 'Remove question 3' }));
  await owner.click(screen.getByRole('button', { name: 'Move question 2 up' }));
  expect(screen.getByRole('button', { name: 'Move question 1 down' })).toHaveFocus();
  await owner.click(screen.getByRole('tab', { name: 'Booking dialog' }));
  expect(within(screen.getByRole('tabpanel')).getByText('Coached before?')).toBeVisible();
  await owner.click(save());
  await screen.findByText('Leadership Coaching was saved.');
  const id = expect.stringMatching(/^[a-z0-9]{8}$/);
  expect(saved()?.questions).toEqual([
    { id, kind: 'choice', label: 'Coached before?', isRequired: true, options: ['Never', 'Once'] },
    { id, kind: 'text', label: 'What is your role?', isRequired: false },
  ]);
  expect(await screen.findByText('All changes saved')).toBeVisible();
});

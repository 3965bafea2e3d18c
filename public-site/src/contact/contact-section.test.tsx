import { act, fireEvent, screen, waitFor, waitForElementToBeRemoved, within } from '@testing-library/react';
import { DataError } from 'data-client';
import { useState } from 'react';
import { renderSite, type SiteOptions } from '../testing/render-site';
import { scrollToEverything } from '../testing/scroll-to-everything';
import { ContactForm } from './contact-form';
import { ContactSection } from './contact-section';

function openContact(options?: SiteOptions) {
  const onBook = jest.fn();
  return { onBook, ...renderSite(<ContactSection onBook={onBook} />, options) };
}

type Visitor = ReturnType<typeof openContact>['visitor'];

const send = () => screen.getByRole('button', { name: 'Send Message' });
const honeypot = () => screen.getByLabelText('Leave this empty');
const field = (name: string) => screen.getByRole('textbox', { name });

async function fillIn(visitor: Visitor) {
  await visitor.type(await screen.findByRole('textbox', { name: 'Full Name' }), 'Daniel Reyes');
  await visitor.type(field('Email'), 'daniel@harbor.example');
  await visitor.type(field('Message'), 'Would you speak at our spring gathering?');
}

const sent = (client: ReturnType<typeof openContact>['client']) => client.backend.messages;

scrollToEverything();
beforeAll(() => ContactForm.load());
test.each([
  ['the privacy page', {}, '/privacy-policy'],
  ['the coach’s own', { privacy_policy_url: 'https://example.com/privacy' }, 'https://example.com/privacy'],
])('PE9 the form links %s, in a new tab so that nothing typed is lost', async (_, settings, address) => {
  openContact({ settings });
  await screen.findByRole('form', { name: 'Contact form' });
  const link = () => screen.getByRole('link', { name: 'How I use your data' });
  await waitFor(() => expect(link()).toHaveAttribute('href', address));
  expect(link()).toHaveAttribute('target', '_blank');
});

test('L9 only filled-in profiles with a web address are linked, each in a new tab', async () => {
  openContact({
    settings: {
      social_linkedin: 'https://www.linkedin.com/in/ada',
      social_facebook: '',
      social_instagram: 'ada.brook',
      social_twitter: 'javascript:alert(1)',
    },
  });
  await waitFor(() => expect(screen.getAllByRole('link', { name: /opens in a new tab/ })).toHaveLength(1));
  const link = screen.getByRole('link', { name: 'LinkedIn (opens in a new tab)' });
  expect(link).toHaveAttribute('href', 'https://www.linkedin.com/in/ada');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test('L9 a document whose address runs a script is not offered', async () => {
  openContact({ settings: { site_title: 'Ada Brook', words_contact_document: 'javascript:alert(1)' } });
  await waitFor(() =>
    expect(screen.queryByRole('link', { name: 'Download Leadership Guide' })).not.toBeInTheDocument(),
  );
});

test('L9 disabling the contact form hides the form but not the contact details', async () => {
  openContact({ settings: { contact_form_enabled: false, booking_enabled: false } });
  await waitForElementToBeRemoved(screen.getByRole('button', { name: 'Schedule a Consultation' }));
  expect(screen.queryByRole('form', { name: 'Contact form' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'hello@lenaashford.example' })).toBeVisible();
});

test('C1 an invalid email address shows an error on the field until it is corrected', async () => {
  const { visitor, client } = openContact();
  await fillIn(visitor);
  await visitor.clear(field('Email'));
  await visitor.type(field('Email'), 'daniel');
  await visitor.click(send());
  expect(field('Email')).toHaveFocus();
  expect(field('Email')).toBeInvalid();
  await visitor.type(field('Email'), '@harbor.example');
  expect(field('Email')).toBeValid();
  await visitor.click(send());
  await waitFor(() => expect(sent(client)).toHaveLength(1));
});

test('C4 a failure shows an alert and a box, keeps the input and allows another attempt', async () => {
  const { visitor, client } = openContact({
    prepare: (fake) =>
      fake.fake.fail('messages.send', new DataError('rate-limited', { message: 'Please wait a minute.' })),
  });
  await fillIn(visitor);
  await visitor.click(send());
  expect(await screen.findByRole('alert')).toHaveTextContent('Error sending message: Please wait a minute.');
  const box = within(screen.getByRole('form', { name: 'Contact form' })).getByRole('note');
  expect(box).toHaveTextContent('Error sending message: Please wait a minute.');
  expect(field('Message')).toHaveValue('Would you speak at our spring gathering?');
  client.fake.heal();
  const release = client.fake.hold('messages.send');
  await visitor.dblClick(send());
  expect(screen.queryByRole('note')).not.toBeInTheDocument();
  release();
  await waitFor(() => expect(field('Message')).toHaveValue(''));
  expect(sent(client)).toHaveLength(1);
});

const leave = () => act(() => void window.dispatchEvent(new Event('pagehide')));
const arriveByReload = () => {
  performance.getEntriesByType = () => [{ type: 'reload' } as PerformanceNavigationTiming];
};

test('C4 a reload keeps the input except the honeypot’s, until it is sent', async () => {
  arriveByReload();
  const { visitor, unmount } = openContact();
  await fillIn(visitor);
  fireEvent.change(honeypot(), { target: { value: 'filled in by an extension' } });
  expect(sessionStorage).toHaveLength(0);
  leave();
  unmount();
  openContact();
  await waitFor(() => expect(field('Message')).toHaveValue('Would you speak at our spring gathering?'));
  expect(honeypot()).toHaveValue('');
  expect(sessionStorage).toHaveLength(0);
  await visitor.click(send());
  await waitFor(() => expect(field('Message')).toHaveValue(''));
  leave();
  expect(sessionStorage).toHaveLength(0);
});

/** Opens the form next to a button that leads to another page and back. */
function openPages() {
  function Pages() {
    const [isContact, setContact] = useState(true);
    return (
      <>
        <button type="button" onClick={() => setContact(!isContact)}>
          Other page
        </button>
        {isContact && <ContactForm />}
      </>
    );
  }
  const site = renderSite(<Pages />);
  const goToOtherPage = () => site.visitor.click(screen.getByRole('button', { name: 'Other page' }));
  return { ...site, goToOtherPage };
}

test('C3 C4 another page of the site keeps the input, and shows that a message has been sent meanwhile', async () => {
  const { visitor, client, goToOtherPage } = openPages();
  await fillIn(visitor);
  await goToOtherPage();
  await goToOtherPage();
  expect(field('Message')).toHaveValue('Would you speak at our spring gathering?');
  const release = client.fake.hold('messages.send');
  await visitor.click(send());
  await goToOtherPage();
  release();
  expect(await screen.findByText(/^Message sent successfully!/)).toBeVisible();
  await goToOtherPage();
  expect(field('Message')).toHaveValue('');
});

test('C4 a reload of another page of the site keeps the input, too, until it is sent', async () => {
  arriveByReload();
  const { visitor, goToOtherPage, unmount } = openPages();
  await fillIn(visitor);
  await goToOtherPage();
  leave();
  unmount();
  const reloaded = openPages();
  expect(field('Message')).toHaveValue('Would you speak at our spring gathering?');
  await reloaded.visitor.click(send());
  await reloaded.goToOtherPage();
  expect(await screen.findByText(/^Message sent successfully!/)).toBeVisible();
  leave();
  expect(sessionStorage).toHaveLength(0);
});

test('C3 a message that is sent after the visitor has left the form and returned to it clears the form', async () => {
  const { visitor, client, goToOtherPage } = openPages();
  await fillIn(visitor);
  const release = client.fake.hold('messages.send');
  await visitor.click(send());
  await goToOtherPage();
  await goToOtherPage();
  expect(field('Message')).toHaveValue('Would you speak at our spring gathering?');
  release();
  expect(await screen.findByText(/^Message sent successfully!/)).toBeVisible();
  expect(field('Message')).toHaveValue('');
});

test('C3 text that is added to a message while it is being sent stays in the form', async () => {
  const { visitor, client } = openContact();
  await fillIn(visitor);
  const release = client.fake.hold('messages.send');
  await visitor.click(send());
  await visitor.type(field('Message'), ' In May?');
  release();
  expect(await screen.findByText(/^Message sent successfully!/)).toBeVisible();
  expect(field('Message')).toHaveValue('Would you speak at our spring gathering? In May?');
});

test('C4 the alert closes on its own, and the form still shows the error', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const { visitor } = openContact({ prepare: (fake) => fake.fake.fail('messages.send', new DataError('offline')) });
  await fillIn(visitor);
  await visitor.click(send());
  await screen.findByRole('alert');
  act(() => jest.advanceTimersByTime(9000));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(within(screen.getByRole('form', { name: 'Contact form' })).getByRole('note')).toBeVisible();
});

test('C4 a server-side field error appears on that field', async () => {
  const refusal = new DataError('invalid', { field: 'email', message: 'This address does not receive mail.' });
  const { visitor } = openContact({ prepare: (fake) => fake.fake.fail('messages.send', refusal) });
  await fillIn(visitor);
  await visitor.click(send());
  await waitFor(() => expect(field('Email')).toHaveAccessibleDescription('This address does not receive mail.'));
  expect(field('Email')).toHaveFocus();
});

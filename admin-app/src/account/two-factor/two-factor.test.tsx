import { screen, waitFor, within } from '@testing-library/react';
import { fakeCode, fakeOwner } from 'data-client/testing';
import decodeQR from 'qr/decode.js';
import { address, openAdmin, signIn } from '../../testing/open-dashboard';
import { expectWords, openSettings, saveButton } from '../../testing/open-settings';
import { unclear } from '../../testing/three-bookings';

const demanded = new Map([['two_factor_auth', '"true"']]);
const wrongCode = /^This code is incorrect\. Codes change every 30 seconds/;

const codeField = () => screen.findByRole('textbox', { name: 'Code' });
const signInButton = () => screen.getByRole('button', { name: 'Sign In' });
const appCard = () => screen.findByRole('region', { name: 'Your authenticator app' });
const inCard = async (name: string) => within(await appCard()).findByRole('button', { name });

async function openCodeStep() {
  const seed = { authenticators: ['app'], privateSettings: new Map(demanded) };
  const dashboard = openAdmin({ seed, address: '/admin/contacts' });
  await signIn(dashboard.owner);
  return { ...dashboard, code: await codeField() };
}

/** Decodes the QR code like a phone camera. */
function scanned(picture: HTMLElement): string {
  const size = Number(picture.getAttribute('viewBox')!.split(' ')[2]);
  const scale = 4;
  const data = new Uint8ClampedArray((size * scale) ** 2 * 4).fill(255);
  const squares = picture
    .querySelector('path')!
    .getAttribute('d')!
    .matchAll(/M(\d+) (\d+)/g);
  for (const [, x, y] of squares)
    for (let row = 0; row < scale; row += 1)
      for (let column = 0; column < scale; column += 1) {
        const pixel = (Number(y) * scale + row) * size * scale + Number(x) * scale + column;
        data.fill(0, pixel * 4, pixel * 4 + 3);
      }
  return decodeQR({ width: size * scale, height: size * scale, data });
}

describe('signing in with a code', () => {
  test('A2 asks for the code after the password, in a field that phones can fill in', async () => {
    const { owner, code } = await openCodeStep();
    expect(screen.queryByRole('heading', { name: 'Admin Dashboard' })).not.toBeInTheDocument();
    expect(code).toHaveFocus();
    expect(code).toHaveAttribute('inputmode', 'numeric');
    expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await owner.type(code, `${fakeCode.slice(0, 3)} ${fakeCode.slice(3)}{Enter}`);
    expect(await screen.findByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
    expect(address()).toBe('/admin/contacts');
  });

  test('A2 a wrong code shows an error, and the next code signs in', async () => {
    const { owner, code } = await openCodeStep();
    await owner.type(code, '000000{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(wrongCode);
    expect(code).toHaveFocus();
    await owner.keyboard(`${fakeCode}{Enter}`);
    expect(await screen.findByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
  });

  test('A2 an incomplete code is not sent', async () => {
    const { owner, code, client } = await openCodeStep();
    await owner.type(code, '2468');
    await owner.click(signInButton());
    expect(code).toHaveAccessibleDescription(/Please enter all six digits\./);
    expect(client.fake.calls.map(({ operation }) => operation)).not.toContain('session.enterCode');
  });

  test('A2 a recovery code signs in without the phone, once', async () => {
    const recoveryCodes = ['0123456789abcdef0123'];
    const seed = { authenticators: ['app'], recoveryCodes, privateSettings: new Map(demanded) };
    const { owner, client } = openAdmin({ seed, address: '/admin/contacts' });
    await signIn(owner);
    await owner.click(await screen.findByRole('button', { name: 'Use a recovery code' }));
    const field = screen.getByRole('textbox', { name: 'Recovery code' });
    expect(field).toHaveFocus();
    await owner.type(field, 'ffffffffffffffffffff{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('This recovery code is incorrect or was already used.');
    await owner.clear(field);
    await owner.type(field, '01234-56789-abcde-f0123{Enter}');
    expect(await screen.findByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
    expect(client.backend).toMatchObject({ authenticators: [], recoveryCodes: [] });
  });

  test('A2 another person can start over with a password', async () => {
    const { owner } = await openCodeStep();
    await owner.click(screen.getByRole('button', { name: 'Sign in as someone else' }));
    expect(await screen.findByRole('textbox', { name: /Username/ })).toBeVisible();
  });

  test('A2 no code is required until an app is set up', async () => {
    const { owner } = openAdmin({ seed: { privateSettings: new Map(demanded) } });
    await signIn(owner);
    expect(await screen.findByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
  });
});

describe('the authenticator app', () => {
  test('A2 is set up after the current password, with a QR code or a typed secret and a code', async () => {
    const { owner, client } = await openSettings('/security');
    await owner.click(await inCard('Set up app'));
    const dialog = await screen.findByRole('dialog', { name: 'Set up an authenticator app' });
    const password = within(dialog).getByLabelText(/^Current password/);
    await owner.type(password, 'a guess of somebody{Enter}');
    expect(await within(dialog).findByText('This isn’t your current password.')).toBeVisible();
    expect(password).toHaveFocus();
    await owner.clear(password);
    await owner.keyboard(`${fakeOwner.password}{Enter}`);
    const picture = await screen.findByRole('img', { name: 'QR code for your authenticator app' });
    expect(screen.getByRole('heading', { name: 'Set up an authenticator app' })).toHaveFocus();
    const secret = screen.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent!;
    const key = `otpauth://totp/Lena%20Ashford?secret=${secret.replaceAll(' ', '')}`;
    expect(scanned(picture)).toBe(key);
    // A phone cannot scan its own screen.
    expect(screen.getByRole('link', { name: 'Open it here', hidden: true })).toHaveAttribute('href', key);

    await owner.type(await codeField(), '111111{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(wrongCode);
    expect(client.backend.authenticators).toEqual([]);
    await owner.keyboard(`${fakeCode}{Enter}`);
    const saving = await screen.findByRole('dialog', { name: 'Save your recovery codes' });
    expect(within(saving).getByRole('heading', { name: 'Save your recovery codes' })).toHaveFocus();
    expect(within(within(saving).getByRole('list', { name: 'Recovery codes' })).getAllByRole('listitem')).toHaveLength(
      10,
    );
    await owner.keyboard('{Escape}');
    const question = await screen.findByRole('alertdialog', { name: 'Close without saving the codes?' });
    await owner.click(within(question).getByRole('button', { name: 'Keep open' }));
    await owner.click(within(saving).getByRole('button', { name: 'I’ve saved them' }));
    await expectWords('Your authenticator app is set up. Now turn on “Two-factor sign-in” and save.');
    expect(await appCard()).toHaveTextContent('Turn on “Two-factor sign-in” and save to require codes.');
    await owner.click(screen.getByRole('checkbox', { name: 'Two-factor sign-in' }));
    await owner.click(saveButton());
    await expectWords('Signing in requires your password and a code from the app.');
  });

  test('A2 E3 the recovery codes are counted, and replaced in a dialog that stays open until they arrive', async () => {
    const { owner, client } = await openSettings('/security', { authenticators: ['app'], recoveryCodes: ['a', 'b'] });
    expect(await within(await appCard()).findByText('2 recovery codes left.')).toBeVisible();
    await owner.click(await inCard('New recovery codes'));
    await owner.type(await codeField(), '111111{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(wrongCode);
    expect(client.backend.recoveryCodes).toEqual(['a', 'b']);
    const finish = client.fake.hold('twoFactor.renewRecoveryCodes');
    await owner.keyboard(`${fakeCode}{Enter}{Escape}`);
    finish();
    await owner.click(await screen.findByRole('button', { name: 'I’ve saved them' }));
    expect(await within(await appCard()).findByText('10 recovery codes left.')).toBeVisible();
  });

  test('A2 an app whose recovery codes got lost on the way counts as set up', async () => {
    const { owner, client } = await openSettings('/security');
    await owner.click(await inCard('Set up app'));
    await owner.type(await screen.findByLabelText(/^Current password/), `${fakeOwner.password}{Enter}`);
    client.fake.lose('twoFactor.confirm');
    await owner.type(await codeField(), `${fakeCode}{Enter}`);
    expect(await screen.findByRole('alert')).toHaveTextContent(unclear);
    await owner.keyboard('{Escape}');
    expect(await inCard('New recovery codes')).toBeVisible();
  });

  test('A2 an app that was set up in another window is shown instead of a second one', async () => {
    const { owner, client } = await openSettings('/security');
    await owner.click(await inCard('Set up app'));
    client.backend.authenticators = ['app'];
    await owner.type(await screen.findByLabelText(/^Current password/), `${fakeOwner.password}{Enter}`);
    expect(await screen.findByRole('alert')).toHaveTextContent('An authenticator app is already set up.');
    await owner.keyboard('{Escape}');
    expect(await inCard('Remove app')).toBeVisible();
  });

  test('is removed after a valid code, before the remaining recovery codes are counted', async () => {
    const { owner, client } = await openSettings('/security', { authenticators: ['app'] });
    await owner.click(await inCard('Remove app'));
    const dialog = await screen.findByRole('dialog', { name: 'Remove your authenticator app?' });
    await owner.type(await codeField(), '111111{Enter}');
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(wrongCode);
    expect(client.backend.authenticators).toEqual(['app']);
    const finish = client.fake.hold('twoFactor.countRecoveryCodes');
    await owner.keyboard(`${fakeCode}{Enter}`);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    finish();
    await expectWords('Authenticator app removed. You now sign in with your password only.');
    expect(client.backend.authenticators).toEqual([]);
  });

  test('explains how to recover from a lost phone and that the setting needs an app', async () => {
    await openSettings('/security', { privateSettings: new Map(demanded) });
    expect(await appCard()).toHaveTextContent('you sign in with your password only');
    expect(await appCard()).toHaveTextContent('npm run owner:create -- --reset-two-factor');
  });
});

import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFakeOwnerClient, TestDataProvider } from 'data-client/testing';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { renderWithTheme } from 'shared-ui/testing';
import { fakeBrowserImages, jpegFile, notAnImage } from '../../testing/browser-images';
import { ImageField, type ImageFieldProps } from './image-field';

const min = { width: 400, height: 600 };

function Form(props: Partial<ImageFieldProps>) {
  const [address, setAddress] = useState(props.value ?? '');
  return (
    <ImageField
      label="Portrait"
      addressLabel="Portrait URL"
      purpose="portraits"
      min={min}
      {...props}
      value={address}
      onChange={setAddress}
    />
  );
}

function openField(props: Partial<ImageFieldProps> = {}) {
  const client = createFakeOwnerClient({ isSignedIn: true });
  const { unmount } = renderWithTheme(
    <TestDataProvider ownerClient={client}>
      <MemoryRouter>
        <Form {...props} />
      </MemoryRouter>
    </TestDataProvider>,
  );
  const owner = userEvent.setup();
  const choose = (file: File) => userEvent.upload(screen.getByLabelText('Image file'), file, { applyAccept: false });
  const upload = async () => {
    await choose(jpegFile());
    await owner.click(await useImage());
  };
  return { client, choose, upload, unmount, owner };
}

const address = () => screen.getByRole('textbox', { name: 'Portrait URL' });
const useImage = () => screen.findByRole('button', { name: 'Use this image' });

test('I3 the requirements describe the file button', () => {
  openField();
  expect(screen.getByRole('button', { name: 'Choose a file: Portrait' })).toHaveAccessibleDescription(
    'JPG, PNG or WebP, 400x600 or larger, under 2MB. Larger files are compressed.',
  );
});

test('I3 a chosen file is cropped, encoded as WebP and uploaded', async () => {
  const { drawn, drawImage, decode } = fakeBrowserImages({ width: 3000, height: 3000 });
  const { client, upload } = openField();
  await upload();
  await waitFor(() => expect(address()).toHaveDisplayValue(/\/images\/portraits\/.+$/));
  // Phones store photos on their side.
  expect(decode).toHaveBeenCalledWith(expect.anything(), { imageOrientation: 'from-image' });
  expect(drawImage.mock.lastCall?.slice(1)).toEqual([500, 0, 2000, 3000, 0, 0, 1333, 2000]);
  expect(drawn).toEqual([{ width: 1333, height: 2000, type: 'image/webp' }]);
  expect(client.fake.calls.map(({ operation }) => operation)).toEqual(['images.upload']);
  expect(screen.getByRole('img', { name: 'Preview: Portrait' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('The image is uploaded.');
});

test('I3 the crop works with the keyboard alone', async () => {
  fakeBrowserImages({ width: 1000, height: 1500 });
  const { choose } = openField();
  await choose(jpegFile());
  const zoom = await screen.findByRole('slider', { name: 'Zoom' });
  expect(screen.getByRole('slider', { name: 'Left to right' })).toBeDisabled();
  fireEvent.change(zoom, { target: { value: '60' } });
  const across = screen.getByRole('slider', { name: 'Left to right' });
  expect(across).toBeEnabled();
  fireEvent.change(across, { target: { value: '0' } });
  expect(across).toHaveValue('0');
  expect(await screen.findByText(/For a sharper image, use at least 400 × 600/)).toBeVisible();
});

test('I3 dropped and pasted images are accepted', async () => {
  fakeBrowserImages({ width: 1000, height: 1500 });
  const { owner } = openField();
  fireEvent.drop(screen.getByText('or drop or paste an image here'), { dataTransfer: { files: [jpegFile()] } });
  await useImage();
  await owner.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  fireEvent.paste(address(), { clipboardData: { files: [jpegFile()] } });
  expect(await useImage()).toBeVisible();
});

test('R1 Back closes the crop, and keeps the form', async () => {
  fakeBrowserImages({ width: 1000, height: 1500 });
  const { choose } = openField();
  await choose(jpegFile());
  await useImage();
  act(() => window.history.back());
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(address()).toBeVisible();
});

test('I3 a file that is not an image shows an error', async () => {
  const { choose, client } = openField();
  await choose(notAnImage());
  expect(
    await screen.findByText('This file isn’t a JPG, PNG or WebP image. Export a HEIC photo as a JPG first.'),
  ).toBeVisible();
  expect(client.fake.calls).toEqual([]);
});

test('I3 a small image is accepted with a warning', async () => {
  fakeBrowserImages({ width: 200, height: 300 });
  const { choose, owner } = openField();
  await choose(jpegFile());
  expect(
    await screen.findByText('This is 200 × 300 pixels. For a sharper image, use at least 400 × 600.'),
  ).toBeVisible();
  await owner.click(await useImage());
  await waitFor(() => expect(address()).not.toHaveValue(''));
  expect(screen.getByText('This is 200 × 300 pixels. For a sharper image, use at least 400 × 600.')).toBeVisible();
});

test('I3 an image over 2 MB is reduced until it fits', async () => {
  const { drawn } = fakeBrowserImages({ width: 1000, height: 1500 }, { bytes: 3 * 1024 * 1024 });
  const { upload } = openField();
  await upload();
  await waitFor(() => expect(address()).not.toHaveValue(''));
  expect(drawn.length).toBe(2);
});

test('I3 an image that stays too large, or is huge, shows an error and is not sent', async () => {
  fakeBrowserImages({ width: 1000, height: 1500 }, { bytes: 3 * 1024 * 1024, shrinks: false });
  const { choose, client, upload } = openField();
  await upload();
  expect(await screen.findByText('The image is larger than 2 MB. Please choose a smaller one.')).toBeVisible();
  await choose(Object.defineProperty(jpegFile(), 'size', { value: 31 * 1024 * 1024 }));
  expect(await screen.findByText('This image is 31 MB. Please choose one under 30 MB.')).toBeVisible();
  expect(client.fake.calls).toEqual([]);
});

test('I3 an upload ends with its form', async () => {
  fakeBrowserImages({ width: 1000, height: 1500 });
  const { client, upload, unmount } = openField();
  client.fake.hold('images.upload');
  await upload();
  await screen.findByRole('progressbar', { name: 'Upload' });
  unmount();
  expect(client.fake.calls[0]?.input).toMatchObject({ signal: { aborted: true } });
});

test('I3 a browser without WebP encoding uploads JPEG', async () => {
  const { drawn } = fakeBrowserImages({ width: 1000, height: 1500 }, { writesWebp: false });
  const { upload } = openField();
  await upload();
  await waitFor(() => expect(address()).toHaveDisplayValue(/\/images\/portraits\/.+$/));
  expect(drawn.at(-1)).toMatchObject({ type: 'image/jpeg' });
});

test('I3 a failed upload shows an error, keeps the previous URL, and is repeated with the same crop', async () => {
  const { drawImage } = fakeBrowserImages({ width: 1000, height: 1500 });
  const { client, choose, owner } = openField({ value: '/images/before.svg' });
  client.fake.fail('images.upload');
  await choose(jpegFile());
  fireEvent.change(await screen.findByRole('slider', { name: 'Zoom' }), { target: { value: '60' } });
  await owner.click(await useImage());
  expect(await screen.findByText(/server couldn’t be reached/)).toBeVisible();
  expect(address()).toHaveValue('/images/before.svg');
  const crop = drawImage.mock.lastCall;
  await owner.click(screen.getByRole('button', { name: 'Upload again' }));
  await waitFor(() => expect(client.fake.sent('images.upload')).toHaveLength(2));
  await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Upload again' })).toHaveFocus();
  client.fake.heal();
  await owner.click(screen.getByRole('button', { name: 'Upload again' }));
  await waitFor(() => expect(address()).toHaveDisplayValue(/\/images\/portraits\/.+$/));
  expect(drawImage.mock.calls).toHaveLength(3);
  expect(drawImage.mock.lastCall).toEqual(crop);
});

test('I3 an upload can be canceled', async () => {
  fakeBrowserImages({ width: 1000, height: 1500 });
  const { client, owner, upload } = openField();
  const release = client.fake.hold('images.upload');
  await upload();
  expect(await screen.findByRole('progressbar', { name: 'Upload' })).toBeVisible();
  await owner.click(screen.getByRole('button', { name: 'Cancel' }));
  // Until what was uploaded is answered.
  await act(async () => release());
  expect(await screen.findByRole('button', { name: 'Choose a file: Portrait' })).toBeVisible();
  expect(address()).toHaveValue('');
});

test('I3 an image can be set by URL and removed', async () => {
  const { owner } = openField();
  await owner.type(address(), '/images/portrait.svg');
  expect(screen.getByRole('img', { name: 'Preview: Portrait' })).toHaveAttribute('src', '/images/portrait.svg');
  await owner.click(screen.getByRole('button', { name: 'Remove image: Portrait' }));
  expect(address()).toHaveValue('');
});

test('E4 a preview that fails to load is hidden', async () => {
  openField({ value: '/images/nowhere.svg' });
  fireEvent.error(screen.getByRole('img', { name: 'Preview: Portrait' }));
  expect(screen.queryByRole('img', { name: 'Preview: Portrait' })).not.toBeInTheDocument();
});

import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Avatar, Image, initials } from 'shared-ui';
import { renderWithTheme } from 'shared-ui/testing';

test.each([
  ['Lena Ashford', 'LA'],
  ['  lena maria ashford ', 'LA'],
  ['Sokrates', 'S'],
  ['', ''],
  ['Émile Zola', 'ÉZ'],
  ['𝒜da 🦦', '𝒜🦦'],
])('L6 the initials of "%s" are %s', (name, expected) => {
  expect(initials(name)).toBe(expected);
});

test('L6 a broken image is replaced by initials until the source changes', () => {
  const { rerender, container } = renderWithTheme(<Avatar name="Lena Ashford" src="broken.jpg" />);
  const picture = () => container.querySelector('img');
  fireEvent.error(picture() as HTMLImageElement);
  expect(picture()).toBeNull();
  expect(container).toHaveTextContent('LA');
  rerender(<Avatar name="Lena Ashford" src="other.jpg" />);
  expect(picture()).toHaveAttribute('src', 'other.jpg');
});

test('an avatar is hidden from screen readers, which read the name next to it', () => {
  renderWithTheme(<Avatar name="Lena Ashford" />);
  expect(screen.getByText('LA').closest('[aria-hidden="true"]')).not.toBeNull();
});

test('L2 a broken image shows its fallback with the same accessible name', () => {
  const onError = jest.fn();
  const image = (src: string) => <Image src={src} alt="Lena Ashford" ratio="4 / 5" fallback="LA" onError={onError} />;
  const { rerender } = renderWithTheme(image('portrait.jpg'));
  fireEvent.error(screen.getByRole('img', { name: 'Lena Ashford' }));
  expect(onError).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('img', { name: 'Lena Ashford' })).toHaveTextContent('LA');
  rerender(image('other.jpg'));
  expect(screen.getByRole('img', { name: 'Lena Ashford' })).toHaveAttribute('src', 'other.jpg');
});

test('L2 an image that failed before the page was hydrated shows its fallback', async () => {
  HTMLImageElement.prototype.decode = () => Promise.reject(new DOMException('broken', 'EncodingError'));
  jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  renderWithTheme(<Image src="portrait.jpg" alt="Lena Ashford" ratio="1" fallback="LA" />);
  await waitFor(() => expect(screen.getByRole('img', { name: 'Lena Ashford' })).toHaveTextContent('LA'));
  Reflect.deleteProperty(HTMLImageElement.prototype, 'decode');
});

test('a broken decorative image stays hidden from screen readers', () => {
  renderWithTheme(<Image src={null} alt="" ratio="1" fallback="LA" />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

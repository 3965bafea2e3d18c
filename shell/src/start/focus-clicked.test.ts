import { userEvent } from '@testing-library/user-event';
import { focusClicked } from './focus-clicked';

beforeAll(focusClicked);

/** Safari focuses neither buttons nor links on a click. */
beforeAll(() => addEventListener('mousedown', (event) => event.preventDefault()));

const show = (html: string) => {
  document.body.innerHTML = html;
  return document.querySelector<HTMLElement>('a, button')!;
};

test.each(['<button><i>Book</i></button>', '<a href="#/blog"><i>Blog</i></a>'])('a click focuses %s', async (html) => {
  const control = show(html);
  await userEvent.click(control.querySelector('i')!);
  expect(control).toHaveFocus();
});

test('the button has the focus before its own click handler runs', async () => {
  const button = show('<button>Book</button>');
  let focused: Element | null = null;
  button.addEventListener('click', () => (focused = document.activeElement));
  await userEvent.click(button);
  expect(focused).toBe(button);
});

test('Enter in a text field leaves the focus there', async () => {
  show('<form><input><button>Send</button></form>');
  const [field, handleClick] = [document.querySelector('input')!, jest.fn()];
  document.querySelector('form')!.addEventListener('submit', (event) => event.preventDefault());
  document.querySelector('button')!.addEventListener('click', handleClick);
  field.focus();
  await userEvent.keyboard('{Enter}');
  expect(handleClick).toHaveBeenCalled();
  expect(field).toHaveFocus();
});

test('a text field keeps the focus if the button prevents losing it', async () => {
  const button = show('<input><button>Preview</button>');
  document.querySelector('input')!.focus();
  await userEvent.click(button);
  expect(document.querySelector('input')).toHaveFocus();
});

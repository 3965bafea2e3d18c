import { carryOver } from './carry-over';

const form = '<form aria-label="Newsletter"><input name="email"></form>';

function page(html: string): HTMLElement {
  document.body.innerHTML = `<div id="root">${html}</div>`;
  return document.getElementById('root')!;
}

const field = () => document.querySelector('input')!;
const paragraph = (text: string) => [...document.querySelectorAll('p')].find((one) => one.textContent === text)!;

function placeAt(element: HTMLElement, top: number): void {
  element.getBoundingClientRect = () => ({ top }) as DOMRect;
}

beforeEach(() => {
  window.scrollY = 0;
  jest.useFakeTimers();
});
test('C5 text typed before the application replaces the page is typed again, with the focus', async () => {
  const root = page(form);
  field().focus();
  const replaced = await carryOver(root);
  field().value = 'mia@example.com';
  root.innerHTML = '<header></header>';
  replaced();
  root.innerHTML = `<form aria-label="Search"><input name="email"></form>${form}`;
  const handleInput = jest.fn();
  root.addEventListener('input', handleInput);
  jest.advanceTimersByTime(200);
  const [other, successor] = [...root.querySelectorAll('input')];
  expect([other?.value, successor?.value]).toEqual(['', 'mia@example.com']);
  expect(successor).toHaveFocus();
  expect(handleInput).toHaveBeenCalledTimes(1);
});

test('X2 a focused link keeps the focus when the application replaces it, unless a dialog has it', async () => {
  const root = page('<a href="/#about">About</a>');
  document.querySelector('a')!.focus();
  const replaced = await carryOver(root);
  root.innerHTML = '<a href="#/">Home</a><a href="#/#about">About</a>';
  replaced();
  expect(root.lastElementChild).toHaveFocus();

  const again = await carryOver(root);
  root.innerHTML = '<button>Close article</button><a href="#/#about">About</a>';
  document.querySelector('button')!.focus();
  again();
  expect(root.firstElementChild).toHaveFocus();
});

describe('P8 the paragraph that a visitor reads', () => {
  const readTo = async (top: number) => {
    window.scrollY = 900;
    const root = page('<main><p>One</p><p>Two</p></main>');
    placeAt(paragraph('One'), -300);
    placeAt(paragraph('Two'), top);
    const replaced = await carryOver(root);
    root.innerHTML = '<main><p>Excerpt</p></main>';
    replaced();
    root.innerHTML = '<main><p>Excerpt</p><dialog open><p>One</p><p>Two</p></dialog></main>';
    placeAt(paragraph('Two'), 700);
    return document.querySelector('dialog')!;
  };

  test('stays where it is when the reader replaces the page', async () => {
    const dialog = await readTo(120);
    jest.advanceTimersByTime(200);
    expect(dialog.scrollTop).toBe(580);
  });

  test('is left alone once the visitor scrolls', async () => {
    const dialog = await readTo(120);
    window.dispatchEvent(new Event('wheel'));
    jest.advanceTimersByTime(200);
    expect(dialog.scrollTop).toBe(0);
  });
});

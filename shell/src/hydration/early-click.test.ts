import { answerClick, rememberClicks } from './early-click';

const page = (html: string) => {
  document.body.innerHTML = html;
  return [...document.querySelectorAll('button')] as [HTMLButtonElement, HTMLButtonElement];
};

test('L1 a button clicked before hydration shows that it is busy, and is clicked once afterward', () => {
  const [book] = page('<button>Start Your Transformation</button>');
  const handlePress = jest.fn();
  const handleFirst = jest.fn();
  rememberClicks(handleFirst);
  book.click();
  book.click();
  expect(book).toHaveAttribute('aria-busy', 'true');
  book.addEventListener('click', handlePress);
  answerClick({ isTakenOver: true });
  expect(handlePress).toHaveBeenCalledTimes(1);
  expect(handleFirst).toHaveBeenCalledTimes(1);
  expect(book).not.toHaveAttribute('aria-busy');
});

test('L1 of several clicked buttons only the last one is replayed', () => {
  const [menu, book] = page('<button>Menu</button><button>Book Consultation</button>');
  const pressed: (string | null)[] = [];
  rememberClicks(() => {});
  menu.click();
  book.click();
  expect(menu).not.toHaveAttribute('aria-busy');
  for (const button of [menu, book]) button.addEventListener('click', () => pressed.push(button.textContent));
  answerClick({ isTakenOver: true });
  expect(pressed).toEqual(['Book Consultation']);
});

test('L1 on a page that is replaced, the click is replayed on the button with the same name', async () => {
  const [early] = page('<button>Book Consultation</button>');
  rememberClicks(() => {});
  early.click();
  answerClick({ isTakenOver: false });
  const handlePress = jest.fn();
  const [late] = page('<button>Book Consultation</button>');
  late.addEventListener('click', handlePress);
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect(handlePress).toHaveBeenCalledTimes(1);
});

test('L1 without an early click nothing is replayed', () => {
  const [book] = page('<button>Book Consultation</button>');
  const handlePress = jest.fn();
  book.addEventListener('click', handlePress);
  rememberClicks(() => {});
  answerClick({ isTakenOver: true });
  expect(handlePress).not.toHaveBeenCalled();
});

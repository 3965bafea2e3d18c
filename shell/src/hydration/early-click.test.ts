import { answerClick, rememberClicks } from './early-click';

const page = (html: string) => {
  document.body.innerHTML = html;
  return [...document.querySelectorAll('button')] as [HTMLButtonElement, HTMLButtonElement];
};

test('L1 a button pressed before the application is ready says so, and is answered once', () => {
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

test('L1 of several buttons the last one pressed is answered', () => {
  const [menu, book] = page('<button>Menu</button><button>Book Consultation</button>');
  const pressed: (string | null)[] = [];
  rememberClicks(() => {});
  menu.click();
  book.click();
  for (const button of [menu, book]) button.addEventListener('click', () => pressed.push(button.textContent));
  answerClick({ isTakenOver: true });
  expect(pressed).toEqual(['Book Consultation']);
});

test('L1 on a page that is replaced, the button of the same name answers once it is there', async () => {
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

test('L1 when nothing was pressed nothing is pressed', () => {
  const [book] = page('<button>Book Consultation</button>');
  const handlePress = jest.fn();
  book.addEventListener('click', handlePress);
  rememberClicks(() => {});
  answerClick({ isTakenOver: true });
  expect(handlePress).not.toHaveBeenCalled();
});

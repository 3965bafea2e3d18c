import { announceSteps } from './announce-steps';

const router = jest.fn();
const step = () => window.dispatchEvent(new PopStateEvent('popstate'));

beforeAll(() => {
  announceSteps();
  window.addEventListener('popstate', router);
});
beforeEach(() => router.mockClear());

test('R1 a history step reaches the router', () => {
  step();
  expect(router).toHaveBeenCalledTimes(1);
});

test('E3 a history step that a listener cancels does not reach the router', () => {
  const refuse = (event: Event) => event.preventDefault();
  window.addEventListener('history-step', refuse);
  step();
  expect(router).not.toHaveBeenCalled();
  window.removeEventListener('history-step', refuse);
  step();
  expect(router).toHaveBeenCalledTimes(1);
});

import { startPolling } from './polling';

let isVisible = true;
let isOnline = true;
let stop = () => {};
const look = jest.fn(async () => {});

beforeEach(() => {
  jest.useFakeTimers();
  [isVisible, isOnline] = [true, true];
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (isVisible ? 'visible' : 'hidden'));
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  look.mockReset().mockResolvedValue(undefined);
});
afterEach(() => stop());

const pass = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1000);

function show(visible: boolean) {
  isVisible = visible;
  document.dispatchEvent(new Event('visibilitychange'));
}

function connect(online: boolean) {
  isOnline = online;
  window.dispatchEvent(new Event(online ? 'online' : 'offline'));
}

test('K1 a visible dashboard polls every twenty seconds', async () => {
  stop = startPolling(look);
  await pass(19);
  expect(look).toHaveBeenCalledTimes(0);
  await pass(2);
  expect(look).toHaveBeenCalledTimes(1);
  await pass(20);
  expect(look).toHaveBeenCalledTimes(2);
  stop();
  await pass(60);
  expect(look).toHaveBeenCalledTimes(2);
});

test('K1 a check that is answered after the page was left is the last one', async () => {
  let answer = () => {};
  look.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  stop = startPolling(look);
  await pass(20);
  stop();
  answer();
  await pass(60);
  expect(look).toHaveBeenCalledTimes(1);
});

test.each([
  ['a hidden', show],
  ['an offline', connect],
])('K1 %s dashboard does not poll, and polls at once when that ends', async (_, change) => {
  stop = startPolling(look);
  change(false);
  await pass(600);
  expect(look).not.toHaveBeenCalled();
  change(true);
  await pass(0);
  expect(look).toHaveBeenCalledTimes(1);
});

test('K1 polling slows down while the backend fails, and recovers with it', async () => {
  look.mockRejectedValue(new Error('down'));
  stop = startPolling(look);
  await pass(20);
  await pass(39);
  expect(look).toHaveBeenCalledTimes(1);
  await pass(1);
  expect(look).toHaveBeenCalledTimes(2);
  look.mockResolvedValue(undefined);
  await pass(80);
  expect(look).toHaveBeenCalledTimes(3);
  await pass(20);
  expect(look).toHaveBeenCalledTimes(4);
});

import { fetch } from './own-fetch';

test('X4 an aborted request is not sent again from a frame', async () => {
  const stopped = new AbortController();
  const append = jest.spyOn(document.documentElement, 'append');
  jest.spyOn(window, 'fetch').mockImplementation(() => {
    stopped.abort();
    return Promise.reject(new Error('aborted'));
  });
  await expect(fetch('http://backend.test/', { signal: stopped.signal })).rejects.toThrow('aborted');
  expect(append).not.toHaveBeenCalled();
});

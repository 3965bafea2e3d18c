/** Whether the page's own `fetch` has failed, so that the empty frame's is used. */
let isOutside = false;

/**
 * `fetch` for the embed's build alone. Partners may replace `window.fetch`, for example by one that sends credentials, which the
 * backend does not accept. If that fails, the `fetch` of an empty frame is used, which page scripts have not changed.
 */
export const fetch: typeof window.fetch = async (input, init) => {
  if (!isOutside) {
    try {
      return await window.fetch(input, init);
    } catch (error) {
      if (init?.signal?.aborted) throw error;
      // The frame's fetch fails as well if the backend is unreachable.
    }
  }
  const frame = document.createElement('iframe');
  frame.style.cssText = 'display:none!important';
  document.documentElement.append(frame);
  try {
    const response = await (frame.contentWindow as typeof globalThis & Window).fetch(input, init);
    // The body of a removed frame's response cannot be read.
    const text = await response.text();
    isOutside = true;
    return new Response(text || null, response);
  } finally {
    frame.remove();
  }
};

import { act } from '@testing-library/react';
import axe from 'axe-core';

const off = { enabled: false };
const rules = {
  // Colours need a real browser.
  'color-contrast': off,
  // What surrounds the desk in a test is not the page.
  region: off,
  // To jsdom what lies behind a modal is still there, and its head is a second one.
  'landmark-no-duplicate-banner': off,
  'landmark-no-duplicate-contentinfo': off,
  'landmark-unique': off,
};

/** What axe finds, one line each. */
export async function accessibilityFindings(element: Element = document.body): Promise<string[]> {
  const { violations } = await act(() => axe.run(element, { rules }));
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

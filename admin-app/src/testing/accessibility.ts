import { act } from '@testing-library/react';
import axe from 'axe-core';

const off = { enabled: false };
const rules = {
  // Contrast needs a real browser.
  'color-contrast': off,
  // The test wrapper is not part of the page.
  region: off,
  // jsdom keeps the page behind a modal accessible, so its header counts twice.
  'landmark-no-duplicate-banner': off,
  'landmark-no-duplicate-contentinfo': off,
  'landmark-unique': off,
};

/** Axe violations, one line each. */
export async function accessibilityFindings(element: Element = document.body): Promise<string[]> {
  const { violations } = await act(() => axe.run(element, { rules }));
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

import { act } from '@testing-library/react';
import axe from 'axe-core';

const rules = { 'color-contrast': { enabled: false }, region: { enabled: false } };

/** What axe finds, one line each. Colours and layout need a real browser and are looked at there. */
export async function accessibilityFindings(element: Element = document.body): Promise<string[]> {
  const { violations } = await act(() => axe.run(element, { rules }));
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

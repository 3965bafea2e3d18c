import { act } from '@testing-library/react';
import axe from 'axe-core';

/** What axe finds, one line each. Colours and layout need a real browser and are looked at there. */
export async function accessibilityFindings(element: Element = document.body): Promise<string[]> {
  const off = { enabled: false };
  const rules = { 'color-contrast': off, 'link-in-text-block': off, region: off };
  const { violations } = await act(() => axe.run(element, { rules }));
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

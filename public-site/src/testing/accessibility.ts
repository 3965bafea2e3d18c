import { act } from '@testing-library/react';
import axe, { type AxeResults } from 'axe-core';

/** What axe finds, one line each. Colours and layout need a real browser and are looked at there. */
export async function accessibilityFindings(element: Element = document.body): Promise<string[]> {
  const rules = { 'color-contrast': { enabled: false }, region: { enabled: false } };
  let found: AxeResults['violations'] = [];
  // The page may still be receiving answers while axe looks at it.
  await act(async () => {
    found = (await axe.run(element, { rules })).violations;
  });
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

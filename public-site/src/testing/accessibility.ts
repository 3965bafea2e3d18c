import { act } from '@testing-library/react';
import axe, { type AxeResults } from 'axe-core';

/** Returns axe violations, one line each. Color contrast needs a real browser and is checked in the journeys. */
export async function accessibilityFindings(element: Element = document.body): Promise<string[]> {
  const rules = { 'color-contrast': { enabled: false }, region: { enabled: false } };
  let found: AxeResults['violations'] = [];
  // The page may still receive responses while axe runs.
  await act(async () => {
    found = (await axe.run(element, { rules })).violations;
  });
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

import axe from 'axe-core';

/** Returns the violations that axe finds, one line each. Journeys check colors and layout, which need a real browser. */
export async function accessibilityFindings(element: Element = document.body): Promise<string[]> {
  const { violations } = await axe.run(element, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

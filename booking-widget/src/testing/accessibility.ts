import axe from 'axe-core';

/** What axe finds, one line each. Colors and layout need a real browser and are looked at there. */
export async function accessibilityFindings(element: Element = document.body): Promise<string[]> {
  const { violations } = await axe.run(element, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

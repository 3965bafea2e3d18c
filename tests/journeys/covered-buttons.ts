import type { Locator } from '@playwright/test';

/** The labels of the buttons that a notification covers, wholly or in part. */
export async function coveredBy(alert: Locator, buttons: Locator): Promise<string[]> {
  const card = (await alert.locator('..').boundingBox())!;
  const covered: string[] = [];
  for (const button of await buttons.all()) {
    const box = (await button.boundingBox())!;
    const isBeside = box.x >= card.x + card.width || box.x + box.width <= card.x;
    const isAboveOrBelow = box.y >= card.y + card.height || box.y + box.height <= card.y;
    if (!isBeside && !isAboveOrBelow) covered.push((await button.textContent())!);
  }
  return covered;
}

import type { Locator } from '@playwright/test';

/** Whether an element is in the window and nothing covers its center. */
export const isInView = (locator: Locator) =>
  locator.evaluate((element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth && element.contains(hit);
  });

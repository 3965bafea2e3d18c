import type axe from 'axe-core';
import type { Page } from '@playwright/test';
import { violationsOf } from '../browser/violations';

/** Contrast takes most of axe's time, and rarely depends on the width of the window. */
export const allButContrast: axe.RunOptions = { rules: { 'color-contrast': { enabled: false } } };

/** The page's axe violations, one line per rule. */
export async function accessibilityFindings(page: Page, options?: axe.RunOptions): Promise<string[]> {
  const violations = await violationsOf(page, options);
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map((node) => node.target.join(' ')).join(', ')})`,
  );
}

/** By how many pixels the page is wider than the window with text of that size. */
export const widthBeyondWindow = (page: Page, textSize = '') =>
  page.evaluate((size) => {
    const { documentElement: root } = document;
    root.style.fontSize = size;
    const beyond = root.scrollWidth - root.clientWidth;
    root.style.fontSize = '';
    return beyond;
  }, textSize);

export const phone = { width: 375, height: 812 };
export const tablet = { width: 768, height: 1024 };
export const desktop = { width: 1440, height: 900 };

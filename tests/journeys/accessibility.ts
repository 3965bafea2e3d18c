import type { Page } from '@playwright/test';
import { violationsOf } from '../browser/violations';

/** The page's axe violations, one line per rule. */
export async function accessibilityFindings(page: Page): Promise<string[]> {
  const violations = await violationsOf(page);
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map((node) => node.target.join(' ')).join(', ')})`,
  );
}

export const phone = { width: 375, height: 812 };
export const tablet = { width: 768, height: 1024 };
export const desktop = { width: 1440, height: 900 };

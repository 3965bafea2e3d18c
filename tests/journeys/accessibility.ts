import type axe from 'axe-core';
import { expect, type Page, type ViewportSize } from '@playwright/test';
import { allButContrast, violationsOf } from '../browser/violations';
import { settle } from './settle';

export const smallest = { width: 320, height: 640 };
export const phone = { width: 375, height: 812 };
export const tablet = { width: 768, height: 1024 };
export const small = { width: 1280, height: 800 };
export const desktop = { width: 1440, height: 900 };

/** The page's axe violations, one line per rule. For whole pages: Storybook checks each state of a view. */
export async function accessibilityFindings(page: Page, options?: axe.RunOptions): Promise<string[]> {
  // Off by default in axe, because it is new in WCAG 2.2.
  const rules = { ...options?.rules, 'target-size': { enabled: true } };
  const violations = await violationsOf(page, { ...options, rules });
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map((node) => node.target.join(' ')).join(', ')})`,
  );
}

/** By how many pixels the page is wider than the window with text of that size. */
export const widthBeyondWindow = (page: Page, textSize: string) =>
  page.evaluate((size) => {
    const { documentElement: root } = document;
    root.style.fontSize = size;
    const beyond = root.scrollWidth - root.clientWidth;
    root.style.fontSize = '';
    return beyond;
  }, textSize);

/** How far a page can be scrolled beyond its content, because hidden words are tall. */
const heightBelowPage = (page: Page) =>
  page.evaluate(() => {
    const { bottom } = document.body.getBoundingClientRect();
    return Math.max(0, document.documentElement.scrollHeight - Math.ceil(Math.max(innerHeight, bottom + scrollY)));
  });

/** Words of large headings and buttons that are broken, because text of that size leaves no room for them. */
export const brokenWords = (page: Page, textSize: string) =>
  page.evaluate((size) => {
    const { documentElement: root } = document;
    root.style.fontSize = size;
    const texts = [...document.querySelectorAll('h1, h2, button')].flatMap(({ childNodes }) =>
      [...childNodes].filter((node) => node instanceof Text),
    );
    const broken = texts.flatMap((text) =>
      [...text.data.matchAll(/[^\s–-]+/g)]
        .filter(({ 0: word, index }) => {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          return range.getClientRects().length > 1;
        })
        .map(([word]) => word),
    );
    root.style.fontSize = '';
    return broken;
  }, textSize);

const controlWithName = /^\s*- '?((?:button|textbox|combobox|checkbox|spinbutton) "(?:[^"\\]|\\.)+")/gm;

/** Controls of the page, or of its dialog, that have the same role and name as another one. */
export async function repeatedNames(page: Page): Promise<string[]> {
  const dialog = page.locator('dialog[open]').last();
  const tree = await ((await dialog.isVisible()) ? dialog : page.locator('body')).ariaSnapshot();
  const names = [...tree.matchAll(controlWithName)].map(([, name]) => name!);
  return names.filter((name, index) => names.indexOf(name) < index);
}

/** Captions of tables that overflow, which would hide the actions at the end of their rows. */
export const cutTables = (page: Page) =>
  page
    .getByRole('table')
    .evaluateAll((tables) =>
      tables
        .filter(({ parentElement }) => parentElement!.scrollWidth > parentElement!.clientWidth)
        .map((table) => table.querySelector('caption')?.textContent),
    );

/**
 * Expects no axe violations and no cut-off content in windows of these sizes, nor, in one of `largeText` with text of double
 * size, cut-off content or broken words in large headings and buttons. Resizes the window, because opening the page again
 * would take as long as the check, and measures contrast in the first size.
 */
export async function expectNoBarriers(
  page: Page,
  what: string,
  viewports: ViewportSize[] = [phone, small],
  largeText: ViewportSize = phone,
) {
  await page.setViewportSize(largeText);
  expect([what, await widthBeyondWindow(page, '200%'), await brokenWords(page, '200%')]).toEqual([what, 0, []]);
  expect([what, await heightBelowPage(page)]).toEqual([what, 0]);
  for (const [index, viewport] of viewports.entries()) {
    await page.setViewportSize(viewport);
    await settle(page);
    const at = `${what}, ${viewport.width} px`;
    const findings = await accessibilityFindings(page, index === 0 ? {} : allButContrast);
    const [beyond, tables] = [await widthBeyondWindow(page, ''), await cutTables(page)];
    expect({ at, findings, beyond, tables }).toEqual({ at, findings: [], beyond: 0, tables: [] });
  }
}

import { expect, type ElementHandle, type JSHandle, type Page } from '@playwright/test';
import { closeDialog } from '../browser/close-dialog';
import { goTo, readThrough } from './visit';

const controls = 'a[href], button, input, select, textarea, summary, [role=button], [tabindex="0"]';

/** Visible, enabled controls (of the open dialog, if any), keyed by element, label, target and section. */
const pressable = (page: Page, scope: string): Promise<JSHandle<Map<string, HTMLElement>>> =>
  page.evaluateHandle(
    ([root, selector]) => {
      const place = document.querySelector('dialog[open]') ? 'dialog[open]' : root;
      const all = new Map<string, HTMLElement>();
      for (const element of document.querySelectorAll<HTMLElement>(`${place} :is(${selector})`)) {
        if (!element.checkVisibility({ visibilityProperty: true }) || element.getClientRects().length === 0) continue;
        if (element.closest('[inert], [aria-hidden=true]') || element.matches(':disabled')) continue;
        const label = 'labels' in element ? (element as HTMLInputElement).labels?.[0]?.textContent : undefined;
        const words = (element.getAttribute('aria-label') ?? label ?? element.textContent ?? '').trim();
        const part = element.closest('section[id], header, footer');
        const name = `${element.localName} "${words}" ${element.getAttribute('href') ?? ''} in ${part?.localName} ${part?.id}`;
        let alike = 1;
        while (all.has(`${name} ${alike}`)) alike += 1;
        all.set(`${name} ${alike}`, element);
      }
      return all;
    },
    [scope, controls] as const,
  );

async function controlOf(page: Page, scope: string, name: string): Promise<ElementHandle<HTMLElement> | null> {
  const all = await pressable(page, scope);
  const control = await all.evaluateHandle((elements, wanted) => elements.get(wanted), name);
  return control.asElement() as ElementHandle<HTMLElement> | null;
}

/** Everything a person could notice: URL, content, focus, scroll position, input and storage. */
const impression = (page: Page) =>
  page.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')];
    return JSON.stringify([
      location.href,
      document.body.innerHTML,
      scrollY,
      fields.map(({ value, checked }) => [value, checked]),
      localStorage.length,
      document.activeElement?.outerHTML.slice(0, 200),
    ]);
  });

/** Activates a control by keyboard, and resolves to whether anything changed. */
async function hasEffect(page: Page, control: ElementHandle<HTMLElement>): Promise<boolean> {
  const kind = await control.evaluate((element) => ({
    tag: element.tagName,
    leadsAway: element.matches('a[target=_blank], a[href^="mailto:"], a[href^="tel:"], a[download]'),
    isHere:
      element.matches('[aria-current]') ||
      element.matches('[type=radio]:checked') ||
      element.matches('[aria-pressed=true]') ||
      element.matches('[aria-expanded=true]'),
  }));
  // Links that open another program or window only need a valid URL.
  if (kind.leadsAway)
    return control.evaluate((element) => /^(https?|mailto|tel|blob):/.test((element as HTMLAnchorElement).href));
  await control.focus();
  // Links to the top have no visible effect at the top.
  await page.evaluate(() => scrollY === 0 && scrollTo({ top: 300, behavior: 'instant' }));
  const before = await impression(page);
  if (kind.tag === 'SELECT') {
    await control.evaluate((element) => ((element as HTMLSelectElement).selectedIndex = -1));
    await control.selectOption({ index: 1 });
  } else if (kind.tag === 'INPUT' || kind.tag === 'TEXTAREA') {
    const isChoice = await control.evaluate((element) => /radio|checkbox/.test((element as HTMLInputElement).type));
    await (isChoice ? control.click({ force: true }) : control.fill('quiet@example.com'));
  } else if (kind.tag === 'PRE' || kind.tag === 'TABLE') {
    return true;
  } else {
    // By keyboard, because a control must not need a mouse.
    await page.keyboard.press('Enter');
  }
  // Current links, pressed chips and checked answers may stay as they are.
  if (kind.isHere) return true;
  for (let tries = 0; tries < 15; tries += 1) {
    if ((await impression(page)) !== before) return true;
    await page.waitForTimeout(100);
  }
  return false;
}

type Place = { path: string; scope: string; url: string };

/** Closes the dialog that opened, and returns to the URL. */
async function takeBack(page: Page, { path, url }: Place): Promise<void> {
  const isArticle = path.startsWith('/blog/');
  if (!isArticle && (await page.locator('dialog[open]').first().isVisible())) await closeDialog(page);
  if (page.url() !== url) await page.goto(url);
}

/** Finds a control on the current page, after its lazy content has loaded, or after reopening the page. */
async function reach(
  page: Page,
  { path, scope, url }: Place,
  name: string,
): Promise<ElementHandle<HTMLElement> | null> {
  if (page.url() === url) {
    const control = await controlOf(page, scope, name);
    if (control) return control;
    await readThrough(page);
    const late = await controlOf(page, scope, name);
    if (late) return late;
  }
  await page.goto('about:blank');
  await goTo(page, path);
  await readThrough(page);
  return controlOf(page, scope, name);
}

/** Names of the controls that did nothing. */
export async function deadControls(page: Page, { path, scope }: Pick<Place, 'path' | 'scope'>): Promise<string[]> {
  await readThrough(page);
  const place = { path, scope, url: page.url() };
  const all = await (
    await pressable(page, scope)
  ).evaluate((elements) => [...elements].map(([name, element]) => ({ name, address: element.getAttribute('href') })));
  expect(all.length).toBeGreaterThan(1);
  const dead: string[] = [];
  const pressed = new Set<string>();
  for (const { name, address } of all) {
    // Links to the same target count once, and so do the links to articles and to services.
    const target = address?.replace(/^(.*\/(?:blog|services)\/).+/, '$1');
    if (target && pressed.has(target)) continue;
    if (target) pressed.add(target);
    const control = await reach(page, place, name);
    const isAlive = await (control ? hasEffect(page, control) : Promise.reject(new Error('it is gone'))).catch(
      (error: unknown) => {
        dead.push(`${name}: ${String(error)}`);
        return true;
      },
    );
    if (!isAlive) dead.push(name);
    await takeBack(page, place);
  }
  return dead;
}

import type { ElementHandle, JSHandle, Page } from 'playwright-core';
import { closeDialog } from '../browser/close-dialog';
import { goTo, readThrough } from './visit';

const controls = 'a[href], button, input, select, textarea, summary, [role=button], [tabindex="0"]';

/** What can be pressed now, by what it is, says, leads to, and stands in: seen, not disabled, in the dialog if one is open. */
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

/** All that somebody could notice: address, page, focus, scroll, what is typed, what is stored. */
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

/** Presses a control as a visitor without a mouse would; answers whether anything came of it. */
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
  // What leads to another program or window is true when its address is.
  if (kind.leadsAway)
    return control.evaluate((element) => /^(https?|mailto|tel|blob):/.test((element as HTMLAnchorElement).href));
  await control.focus();
  // Who is at the top already notices nothing of the ways to the top.
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
    // By keyboard: what a mouse can press and Enter cannot is half a control.
    await page.keyboard.press('Enter');
  }
  // A pressed chip and a chosen answer may stay as they are, and who is at the top stays there.
  if (kind.isHere) return true;
  for (let tries = 0; tries < 15; tries += 1) {
    if ((await impression(page)) !== before) return true;
    await page.waitForTimeout(100);
  }
  return false;
}

type Place = { path: string; scope: string; url: string };

/** Takes back what pressing did, as far as that is one step: closes the dialog that opened, and goes back to the address. */
async function takeBack(page: Page, { path, url }: Place): Promise<void> {
  const isArticle = path.startsWith('/blog/');
  if (!isArticle && (await page.locator('dialog[open]').first().isVisible())) await closeDialog(page);
  if (page.url() !== url) await page.goto(url);
}

/** The control of this name: where it stands, or once the page is whole again, or on the page opened anew. */
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

/** What did nothing when it was pressed. */
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
    // Links to one place are one control, met several times.
    if (address && pressed.has(address)) continue;
    if (address) pressed.add(address);
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

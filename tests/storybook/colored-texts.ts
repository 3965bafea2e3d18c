import type { Page } from '@playwright/test';

/**
 * Describes each visible text by what decides its contrast: its colors, size and background, and the elements that set them
 * by their classes. A look changes colors only, so the same description has the same contrast in every story.
 */
export const coloredTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    type Style = Record<'name' | 'color' | 'source' | 'background' | 'opacity' | 'description', string>;
    const outside: Style = { name: '', color: '', source: '', background: '', opacity: '', description: '' };
    const styles = new Map<Element | null, Style>([[null, outside]]);

    function styleOf(element: Element | null): Style {
      const known = styles.get(element);
      if (known || !element) return known ?? outside;
      const above = styleOf(element.parentElement);
      const { color, opacity, backgroundColor, backgroundImage, fontSize, fontWeight } = getComputedStyle(element);
      const name = [element.localName, element.getAttribute('class'), element.getAttribute('style')].join(' ');
      const isClear = backgroundColor === 'rgba(0, 0, 0, 0)' && backgroundImage === 'none';
      const set = {
        source: color === above.color ? above.source : name,
        background: isClear ? above.background : name + backgroundColor + backgroundImage,
        opacity: opacity === '1' ? above.opacity : above.opacity + name + opacity,
      };
      const around = [above.name, above.color];
      const description = [name, color, fontSize, fontWeight, ...Object.values(set), ...around].join('~');
      const style = { name, color, ...set, description };
      styles.set(element, style);
      return style;
    }

    const hasText = (element: Element) =>
      element.matches('input, textarea, select') ||
      [...element.childNodes].some((node) => node instanceof Text && node.data.trim());
    const shown = [...document.body.querySelectorAll('*')].filter((each) => hasText(each) && each.checkVisibility());
    return [...new Set(shown.map((each) => styleOf(each).description))];
  });

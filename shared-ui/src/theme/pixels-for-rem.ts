import { rootFontSize } from '../tokens/type';

type Declaration = { type: string; value: string; return?: string };

/** A stylis plugin that converts `rem` to pixels. In a shadow root, `rem` would follow the font size of the host page. */
export function pixelsForRem(element: Declaration): void {
  if (element.type !== 'decl') return;
  element.return = element.value.replace(
    /(\d*\.?\d+)rem/g,
    (_, number: string) => `${Number(number) * rootFontSize}px`,
  );
}

import { rootFontSize } from '../tokens/type';

type Declaration = { type: string; value: string; return?: string };

/**
 * Inside a shadow root `rem` still follows the page around it, which may have set any size. There every `rem` becomes
 * pixels. (A plugin of styled-components' style processor.)
 */
export function pixelsForRem(element: Declaration): void {
  if (element.type !== 'decl') return;
  element.return = element.value.replace(
    /(\d*\.?\d+)rem/g,
    (_, number: string) => `${Number(number) * rootFontSize}px`,
  );
}

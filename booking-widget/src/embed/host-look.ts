/** How the page around the booker looks, for `theme="inherit"`. Colours as `#rrggbb`. */
export type HostLook = { background: string; text: string; link: string; font: string };

const white = '#FFFFFF';

export function readHostLook(element: Element): HostLook {
  const around = element.parentElement ?? document.body;
  const { color, fontFamily } = getComputedStyle(around);
  const link = document.querySelector('main a[href], a[href]');
  return {
    background: groundOf(around),
    text: hexOf(color) ?? '#000000',
    link: (link && hexOf(getComputedStyle(link).color)) ?? hexOf(color) ?? '#000000',
    font: firstFamily(fontFamily),
  };
}

function groundOf(element: Element | null): string {
  for (let one = element; one; one = one.parentElement) {
    const colour = hexOf(getComputedStyle(one).backgroundColor);
    if (colour) return colour;
  }
  return white;
}

/** Undefined for what cannot be seen, and for notations that are not plain colours. */
function hexOf(colour: string): string | undefined {
  const [red, green, blue, alpha = '1'] = colour.match(/[\d.]+/g) ?? [];
  if (!colour.startsWith('rgb') || !blue || Number(alpha) < 0.5) return undefined;
  return `#${[red, green, blue].map((part) => Math.round(Number(part)).toString(16).padStart(2, '0')).join('')}`;
}

function firstFamily(families: string): string {
  return (families.split(',')[0] ?? '').replace(/["']/g, '').trim();
}

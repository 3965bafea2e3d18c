const allowedSchemes = ['http:', 'https:', 'mailto:', 'tel:'];

/** Where the page is; articles are also rendered where there is none yet. */
const pageAddress = () => (typeof window === 'undefined' ? 'https://page.invalid/' : window.location.href);

/** The address when its scheme is allowed (relative ones count as the page's own), else null. */
export function safeAddress(address: string, schemes: readonly string[] = allowedSchemes): string | null {
  try {
    const { protocol } = new URL(address, pageAddress());
    return schemes.includes(protocol) ? address : null;
  } catch {
    return null;
  }
}

/** Whether an address leads to another site. */
export function isElsewhere(address: string): boolean {
  return /^https?:/.test(address) && new URL(address).origin !== new URL(pageAddress()).origin;
}

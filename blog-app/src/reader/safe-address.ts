const allowedSchemes = ['http:', 'https:', 'mailto:', 'tel:'];

/** The page's URL, or a placeholder during prerendering. */
const pageAddress = () => (typeof window === 'undefined' ? 'https://page.invalid/' : window.location.href);

/** Returns the URL if its scheme is allowed (relative URLs take the page's), otherwise null. */
export function safeAddress(address: string, schemes: readonly string[] = allowedSchemes): string | null {
  try {
    const { protocol } = new URL(address, pageAddress());
    return schemes.includes(protocol) ? address : null;
  } catch {
    return null;
  }
}

/** Whether a URL points to another origin. */
export function isElsewhere(address: string): boolean {
  return /^https?:/.test(address) && new URL(address).origin !== new URL(pageAddress()).origin;
}

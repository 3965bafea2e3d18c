const allowedSchemes = ['http:', 'https:', 'mailto:', 'tel:'];

/** The address when its scheme is allowed (relative ones count as the page's own), else null. */
export function safeAddress(address: string, schemes: readonly string[] = allowedSchemes): string | null {
  try {
    const { protocol } = new URL(address, window.location.href);
    return schemes.includes(protocol) ? address : null;
  } catch {
    return null;
  }
}

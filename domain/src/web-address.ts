/** Whether a text is an address that links and images may have: on the web, or on this site. The database has the same rule. */
export const isWebAddress = (text: string): boolean =>
  !/[\s"'<>\\]/.test(text) && (/^\/([^/]|$)/.test(text) || (/^https?:\/\/[^/]/i.test(text) && URL.canParse(text)));

/** Where partners get the booking widget's script from, as the page's configuration says; this site without it. */
export function readEmbedUrl(page: Document = document): string {
  const block = page.getElementById('site-config')?.textContent;
  const { embedUrl } = JSON.parse(block || '{}') as { embedUrl?: string };
  return embedUrl ?? page.location.origin;
}

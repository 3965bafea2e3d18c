/** The origin of the embed script, from the page's configuration; by default this site. */
export function readEmbedUrl(page: Document = document): string {
  const block = page.getElementById('site-config')?.textContent;
  const { embedUrl } = JSON.parse(block || '{}') as { embedUrl?: string };
  return embedUrl ?? page.location.origin;
}

const allowed: Record<string, string[]> = {
  ...Object.fromEntries('p br strong em del code blockquote ul li hr'.split(' ').map((tag) => [tag, []])),
  ...Object.fromEntries('h3 h4 h5 h6'.split(' ').map((tag) => [tag, ['id', 'tabindex']])),
  ...Object.fromEntries('thead tbody tr td'.split(' ').map((tag) => [tag, []])),
  pre: ['tabindex'],
  table: ['tabindex'],
  th: ['scope'],
  ol: ['start'],
  a: ['href', 'title', 'rel'],
  img: ['src', 'alt', 'loading', 'decoding', 'referrerpolicy'],
};

/** Returns one line per disallowed element, attribute or URL. */
export function intrusions(container: Element): string[] {
  return [...container.querySelectorAll('*')].flatMap((element) => {
    const tag = element.tagName.toLowerCase();
    const attributes = element.getAttributeNames().filter((name) => !allowed[tag]?.includes(name));
    const address = new URL(element.getAttribute('href') ?? element.getAttribute('src') ?? '/', document.baseURI);
    return [
      ...(tag in allowed ? [] : [`<${tag}>`]),
      ...attributes.map((name) => `<${tag} ${name}>`),
      ...(/^(https?|mailto|tel):$/.test(address.protocol) ? [] : [`<${tag}> leads to ${address}`]),
    ];
  });
}

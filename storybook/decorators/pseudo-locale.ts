const accents: Record<string, string> = {
  ...{ a: 'å', c: 'ç', e: 'é', g: 'ğ', i: 'ï', l: 'ľ', n: 'ñ', o: 'ö', r: 'ŕ', s: 'š', t: 'ţ', u: 'ü', y: 'ý', z: 'ž' },
  ...{ A: 'Å', C: 'Ç', E: 'É', I: 'Î', N: 'Ñ', O: 'Ö', R: 'Ŕ', S: 'Š', T: 'Ţ', U: 'Û' },
};
const mark = '~';
const untouched = new Set(['SCRIPT', 'STYLE', 'TEXTAREA', 'CODE']);

/** Returns a text a third longer, like German or Finnish, and with accents that fonts may lack or lines may clip. */
function accented(words: string): string {
  if (!/[a-z]/i.test(words) || words.endsWith(mark)) return words;
  const length = Math.ceil(words.trim().length / 3);
  return `${[...words.trimEnd()].map((letter) => accents[letter] ?? letter).join('')}${' '.repeat(length > 3 ? 1 : 0)}${mark.repeat(length)}`;
}

function accentIn(root: Node): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT, (node) =>
    untouched.has(node.parentElement?.tagName ?? '') ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const next = accented(node.nodeValue ?? '');
    if (next !== node.nodeValue) node.nodeValue = next;
  }
}

/** Pseudo-localizes all text on the page, including later changes. Returns a function that stops it. */
export function pseudoLocalize(root: Node): () => void {
  const observer = new MutationObserver(() => accentIn(root));
  accentIn(root);
  observer.observe(root, { childList: true, characterData: true, subtree: true });
  return () => observer.disconnect();
}

/**
 * A part of a file that becomes CSS: a tagged template of styled-components or a `style` object.
 *
 * @typedef {{ text: string, line: number }} StyledCode
 */

const opening = /\b(?:styled[.(]|css|keyframes|createGlobalStyle)[^`;]{0,300}?`|(?:&&|=>|[?:=])\s*`|\bstyle=\{\{/g;
const tagged = /^\w/;
/** An untagged template counts as CSS if it contains a declaration. */
const declaration = /(?:^|[\s{;])[a-z-]+\s*:[^;:]+;/;

/**
 * Finds everything in a file that becomes CSS. The code inside `${…}` is searched like all other code.
 *
 * @param {string} source
 * @returns {StyledCode[]}
 */
export function styledCode(source) {
  const found = [];
  for (const { 0: start, index } of source.matchAll(opening)) {
    const from = index + start.length;
    const text = start.endsWith('`') ? templateFrom(source, from) : balancedFrom(source, from);
    if (!tagged.test(start) && !declaration.test(text)) continue;
    found.push({ text, line: source.slice(0, from).split('\n').length });
  }
  return found;
}

/**
 * @param {string} source
 * @param {number} from
 */
function templateFrom(source, from) {
  let text = '';
  for (let at = from; at < source.length && source[at] !== '`'; at += 1) {
    if (source.startsWith('${', at)) {
      const inside = balancedFrom(source, at + 2);
      text += inside.replace(/[^\n]/g, '') + '•';
      at += inside.length + 2;
    } else text += source[at];
  }
  return text;
}

/**
 * Returns the text up to the brace that closes an open one.
 *
 * @param {string} source
 * @param {number} from
 */
function balancedFrom(source, from) {
  let open = 1;
  for (let at = from; at < source.length; at += 1) {
    if (source[at] === '{') open += 1;
    if (source[at] === '}') open -= 1;
    if (open === 0) return source.slice(from, at);
  }
  return source.slice(from);
}

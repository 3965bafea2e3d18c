import { createHash } from 'node:crypto';
import path from 'node:path';
import { projectRoot } from './places.mjs';

const component = /\bstyled(?:\.[a-z]\w*|\([\w.]+\))(?=[.<`])/g;

/**
 * Names each styled component after its file and its place in it. Left alone, styled-components would count them in the
 * order in which they are created, and a page that was rendered ahead of time would carry other class names than the
 * ones its code asks for.
 *
 * @this {import('webpack').LoaderContext<object>}
 * @param {string} source
 */
export default function stableStylesLoader(source) {
  const file = path.relative(projectRoot, this.resourcePath).split(path.sep).join('/');
  const name = createHash('sha256').update(file).digest('base64url').replace(/\W|_/g, '').slice(0, 5);
  let count = 0;
  return source.replace(component, (creator) => {
    count += 1;
    return `${creator}.withConfig({ componentId: 's${name}${count}' })`;
  });
}

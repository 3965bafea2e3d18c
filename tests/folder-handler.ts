import path from 'node:path';
import { projectRoot } from '../config/files.mjs';
import { createFileReader } from '../local-stack/site/compressed-file.ts';
import { createStaticHandler } from '../local-stack/site/static-handler.ts';

/**
 * Answers with the files of a folder, as a static host does, but uncompressed unless asked: compressing a build that only one test
 * visits takes longer than sending it.
 *
 * @param options `isShared`: other origins may read the files; `rewrite` changes pages
 */
export function folderHandler(
  folder: string,
  {
    isShared,
    isCompressed = false,
    rewrite,
  }: { isShared?: boolean; isCompressed?: boolean; rewrite?: (text: string) => string } = {},
) {
  const read = createFileReader({ rewrite, cacheFolder: path.join(projectRoot, '.cache/compressed') });
  return createStaticHandler({
    mounts: [{ prefix: '/', folder }],
    isShared,
    read: isCompressed ? read : (file) => read(file, []),
  });
}

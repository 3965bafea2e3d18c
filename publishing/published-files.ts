import { isRecord } from 'domain/is-record';

type Shape = (value: unknown) => boolean;

const isText: Shape = (value) => typeof value === 'string';
const isNumber: Shape = (value) => typeof value === 'number';

/** Fields that are not named may have any value. */
const withFields =
  (fields: Record<string, Shape>): Shape =>
  (value) =>
    isRecord(value) && Object.entries(fields).every(([name, matches]) => matches(value[name]));

const optional =
  (matches: Shape): Shape =>
  (value) =>
    value === undefined || matches(value);

const listOf =
  (matches: Shape): Shape =>
  (value) =>
    Array.isArray(value) && value.every(matches);

/** No name may be one that every object has: a missing entry would be read as a function. */
const recordOf =
  (matches: Shape): Shape =>
  (value) =>
    isRecord(value) && Object.entries(value).every(([name, entry]) => !(name in {}) && matches(entry));

const isScript = withFields({ href: isText, integrity: isText });
const isFiles = recordOf(withFields({ integrity: isText }));
const isLibraries = recordOf(withFields({ version: isText, exports: listOf(isText) }));

const outline = { page: optional(withFields({ path: isText, title: isText })), routes: listOf(isText) };
const described = {
  ...outline,
  version: isText,
  contract: isNumber,
  container: isText,
  entry: isText,
  pictures: listOf(withFields({ href: isText, route: isText })),
};

const isOutline = withFields(outline);
const isEntry = withFields({
  ...described,
  integrity: isText,
  preloads: listOf(isScript),
  frame: optional(listOf(isScript)),
});

/** By file name, and the registry in a page by its id. Publishing reads no fields of other files. */
const shapes: Record<string, Shape> = {
  'registry.json': withFields({
    revision: Number.isInteger,
    publishedAt: isText,
    shell: isText,
    remotes: recordOf(isEntry),
    history: recordOf(listOf(isText)),
  }),
  'remote-registry': withFields({
    shell: isText,
    remotes: recordOf((remote) => (isRecord(remote) && 'entry' in remote ? isEntry : isOutline)(remote)),
  }),
  'remote.json': withFields({
    ...described,
    name: isText,
    preloads: listOf(isText),
    frame: optional(listOf(isText)),
    requires: isLibraries,
    files: isFiles,
  }),
  'shell.json': withFields({
    scripts: listOf(isText),
    fonts: listOf(isText),
    contracts: recordOf(listOf(isNumber)),
    pageContracts: listOf(isNumber),
    provides: isLibraries,
    files: isFiles,
  }),
  'site.json': withFields({
    supabaseUrl: isText,
    supabaseKey: isText,
    siteAddress: optional(isText),
    overrideOrigins: optional(listOf(isText)),
  }),
  'published.json': withFields({
    settings: optional(listOf(withFields({ key: isText }))),
    services: optional(listOf(isRecord)),
    posts: optional(listOf(isRecord)),
  }),
  'pictures.json': recordOf(isText),
};

/**
 * Parses JSON that publishing wrote, and that a host or an editor may have damaged since.
 *
 * @param name of the file, or of the data block in a page
 * @returns undefined if it is not JSON, or if a field that publishing reads is missing or has another type
 */
export function parsePublished(name: string, json: string) {
  const value = parseJson(json);
  const matches = shapes[name];
  return !matches || matches(value) ? value : undefined;
}

/** Ten times what 500 long articles need in `published.json`, the largest file of a site. */
export const maxFileMegabytes = 50;

/** Reads an answer, decompressed. Returns undefined if it is larger than any file of a site, such as an endless one. */
export async function readFileOf(response: Response) {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > maxFileMegabytes * 1_000_000) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Returns undefined if it is not JSON. */
export function parseJson(json: string) {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

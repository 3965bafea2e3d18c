/** webpack's runtime, available in modules that webpack builds. */
declare const __webpack_require__: {
  /** The file name of a chunk. */
  u: (chunk: string | number) => string;
  e: (chunk: string | number) => Promise<unknown>;
  /** Loads a script, unless one with the same address or key is already loading. */
  l: (
    url: string,
    done: (event: { type: string; target: unknown }) => void,
    key: string,
    chunk: string | number,
  ) => void;
};

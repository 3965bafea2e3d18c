/** webpack's runtime, available in modules that webpack builds. */
declare const __webpack_require__: {
  /** The file name of a chunk. */
  u: (chunk: string | number) => string;
  /** Loads a chunk. */
  e: (chunk: string | number) => Promise<unknown>;
};

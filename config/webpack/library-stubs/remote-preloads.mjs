// Replaces `utils/preload` of @module-federation/runtime-core: the page's HTML preloads remotes, and nothing calls `preloadRemote`.

const missing = () => {
  throw new Error('Preloads of remotes are not part of this build.');
};

export {
  missing as defaultPreloadArgs,
  missing as formatPreloadArgs,
  missing as normalizePreloadExposes,
  missing as preloadAssets,
};

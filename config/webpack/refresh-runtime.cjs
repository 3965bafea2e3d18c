// Shell and remotes are separate builds but refresh one React, so the first one on the page provides the refresh
// runtime.
module.exports = globalThis.__coachSiteRefresh ??= require('react-refresh-original');

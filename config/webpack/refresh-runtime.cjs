// Shell and remotes are built apart but refresh one React: whoever comes first brings the runtime for all.
module.exports = globalThis.__coachSiteRefresh ??= require('react-refresh-original');

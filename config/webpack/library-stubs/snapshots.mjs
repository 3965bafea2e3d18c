// Replaces `SnapshotHandler` of @module-federation/runtime-core, which reads manifests: the registry has all that they say. Only
// the plugin that `FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN` omits would load snapshots.

export class SnapshotHandler {
  /** No plugin can hear of snapshots. */
  hooks = { applyPlugin() {} };
  manifestCache = new Map();
}

/** Called when a remote is registered again. */
export const getGlobalRemoteInfo = () => ({});

// Replaces `SnapshotHandler` of @module-federation/runtime-core, which reads manifests: the registry contains the same information.
// Only the plugin that `FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN` omits would load snapshots.

export class SnapshotHandler {
  /** Ignores plugins: no snapshot is ever loaded. */
  hooks = { applyPlugin() {} };
  manifestCache = new Map();
}

/** Called when a remote is registered again. */
export const getGlobalRemoteInfo = () => ({});

import type { RemoteComponentProps } from '../remotes';
import { RemotePart } from './remote-part';

/** Shows a part of a remote as a preview in the dashboard. */
export function RemotePreview<Name extends string>(preview: Pick<RemoteComponentProps<Name>, 'remote' | 'children'>) {
  return <RemotePart {...preview} size="section" loading="Loading the preview" what="The preview" />;
}

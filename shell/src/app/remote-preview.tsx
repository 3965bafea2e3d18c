import { RemoteComponent, RemoteFallback, type RemoteComponentProps } from '../remotes';
import { SectionPending } from './pending';

/** Shows a part of a remote as a preview, with a spinner while it loads and an error if it is missing. */
export function RemotePreview<Name extends string>(preview: Pick<RemoteComponentProps<Name>, 'remote' | 'children'>) {
  return (
    <RemoteComponent
      {...preview}
      pending={<SectionPending label="Loading the preview" />}
      failed={(failure) => <RemoteFallback {...failure} size="section" what="The preview" />}
    />
  );
}

import { RemoteComponent, RemoteFallback, type RemoteComponentProps } from '../remotes';
import { Pending } from './pending';

type RemotePartProps<Name extends string> = Pick<RemoteComponentProps<Name>, 'remote' | 'children'> & {
  size: 'page' | 'section';
  /** Label of the spinner. */
  loading: string;
  /** Subject of the error, for example `The blog`. */
  what: string;
};

/** A part of a remote, with a spinner while it loads and an error if it is missing. */
export function RemotePart<Name extends string>({ size, loading, what, ...part }: RemotePartProps<Name>) {
  return (
    <RemoteComponent
      {...part}
      pending={<Pending label={loading} size={size} />}
      failed={(failure) => <RemoteFallback {...failure} size={size} what={what} />}
    />
  );
}

import { RemotePlace } from '../remotes';

/** The blog's invitation to the newsletter comes from the public site; without that there is simply none. */
export function NewsletterPlace() {
  return (
    <RemotePlace remote="public-site" pending={null} failed={() => null}>
      {({ NewsletterBox }) => <NewsletterBox />}
    </RemotePlace>
  );
}

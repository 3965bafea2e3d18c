import { RemotePlace } from '../remotes';

/** The blog's newsletter form comes from the public site. If that is missing, nothing is shown. */
export function NewsletterPlace() {
  return (
    <RemotePlace remote="public-site" pending={null} failed={() => null}>
      {({ NewsletterBox }) => <NewsletterBox />}
    </RemotePlace>
  );
}

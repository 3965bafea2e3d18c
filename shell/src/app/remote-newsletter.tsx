import { RemoteComponent } from '../remotes';

/** The blog's newsletter form comes from the public site. If that is missing, nothing is shown. */
export function RemoteNewsletter() {
  return (
    <RemoteComponent remote="public-site" pending={null} failed={() => null}>
      {({ NewsletterBox }) => <NewsletterBox />}
    </RemoteComponent>
  );
}

import type { ServicePreviewProps } from 'admin-app/contract';
import { paths } from './paths';
import { RemoteArticleText } from './remote-article-text';
import { RemotePreview } from './remote-preview';
import { RemoteSectionPreview } from './remote-section-preview';

/** Shows an unsaved service in the dashboard as visitors see it. It is not interactive. */
export function RemoteServicePreview({ id, shows }: ServicePreviewProps) {
  if (shows === 'section') return <RemoteSectionPreview section="services" settings={{}} />;
  if (shows === 'booking')
    return (
      <RemotePreview remote="booking-widget">
        {({ BookingPreview }) => (
          <div inert>
            <BookingPreview service={id} />
          </div>
        )}
      </RemotePreview>
    );
  return (
    <RemotePreview remote="public-site">
      {({ ServicePage }) => (
        <div inert>
          {ServicePage && (
            <ServicePage
              id={id}
              onBook={nothing}
              bookPath={paths.book}
              Head={nothing}
              DetailsText={RemoteArticleText}
              missing={null}
            />
          )}
        </div>
      )}
    </RemotePreview>
  );
}

const nothing = () => null;

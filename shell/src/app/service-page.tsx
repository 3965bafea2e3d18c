import { useParams } from 'react-router-dom';
import { useBooking } from '../booking/booking-provider';
import { DocumentHead } from '../head/document-head';
import { NotFoundPage } from './not-found-page';
import { paths } from './paths';
import { RemoteArticleText } from './remote-article-text';
import { SitePage } from './site-page';

/** A service at its own address. */
export function ServicePage() {
  const { service = '' } = useParams();
  const { book, prepare } = useBooking();
  return (
    <SitePage>
      {({ ServicePage: Page }) =>
        Page && (
          <Page
            id={service}
            onBook={book}
            onBookIntent={prepare}
            bookPath={paths.book}
            Head={DocumentHead}
            DetailsText={RemoteArticleText}
            missing={<NotFoundPage />}
          />
        )
      }
    </SitePage>
  );
}

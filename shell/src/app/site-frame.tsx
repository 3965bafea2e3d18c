import { SkipLink } from 'shared-ui';
import { Outlet } from 'react-router-dom';
import { useBooking } from '../booking/booking-provider';
import { RemotePlace } from '../remotes';
import { PageFade } from './page-fade';
import { paths } from './paths';
import { PlainHeader } from './plain-header';

type SiteFrameProps = {
  /** Changes when another page is shown. */
  page: string;
  /** It is not the page the visit began with. */
  isFading: boolean;
};

/** Header, page and footer of the public site. */
export function SiteFrame({ page, isFading }: SiteFrameProps) {
  const { book, prepare } = useBooking();
  return (
    <>
      <SkipLink targetId="content" />
      <RemotePlace remote="public-site" pending={<PlainHeader />} failed={() => <PlainHeader onBook={book} />}>
        {({ SiteHeader }) => <SiteHeader onBook={book} onBookIntent={prepare} blogPath={paths.blog} />}
      </RemotePlace>
      <main id="content" tabIndex={-1}>
        <PageFade key={page} $isFading={isFading}>
          <Outlet />
        </PageFade>
      </main>
      <RemotePlace remote="public-site" pending={null} failed={() => null}>
        {({ SiteFooter }) => <SiteFooter blogPath={paths.blog} adminPath={paths.admin} />}
      </RemotePlace>
    </>
  );
}

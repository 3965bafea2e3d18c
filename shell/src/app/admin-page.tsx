import { DocumentHead } from '../head/document-head';
import { paths } from './paths';
import { RemoteArticleText, RemotePart, RemotePreview } from './remote-part';
import type { PostPreviewProps, SectionPreviewProps, ServicePreviewProps } from 'admin-app/contract';
import { SettingsPreview } from 'data-client';
import type { PublicSiteApp } from 'public-site/contract';
import { BlogSection } from './blog-section';

export function AdminPage() {
  return (
    <>
      <DocumentHead title="Admin" isHidden />
      <RemotePart remote="admin-app" size="page" loading="Loading the dashboard" what="The dashboard">
        {({ AdminDashboard }) => (
          <AdminDashboard
            basePath={paths.admin}
            sitePath={paths.home}
            PostPreview={RemotePostPreview}
            TextPreview={RemoteArticleText}
            SectionPreview={RemoteSectionPreview}
            ServicePreview={RemoteServicePreview}
          />
        )}
      </RemotePart>
    </>
  );
}

/** Shows an article in the dashboard as the blog's reader does. */
function RemotePostPreview({ post }: PostPreviewProps) {
  return <RemotePreview remote="blog-app">{({ PostPreview }) => <PostPreview post={post} />}</RemotePreview>;
}

/** Shows a section of the public site with unsaved settings, in the dashboard. It is not interactive. */
function RemoteSectionPreview({ section, settings }: SectionPreviewProps) {
  return (
    <SettingsPreview settings={settings}>
      <RemotePreview remote="public-site">{(site) => <div inert>{partOf(site, section)}</div>}</RemotePreview>
    </SettingsPreview>
  );
}

function partOf({ LandingPage, NewsletterBox, StoryPage }: PublicSiteApp, section: SectionPreviewProps['section']) {
  if (section === 'story') return <StoryPage />;
  if (section === 'newsletter') return <NewsletterBox />;
  return (
    <LandingPage
      onBook={() => {}}
      blogSection={<BlogSection />}
      DetailsText={RemoteArticleText}
      shows={section === 'hero' ? 'first-view' : section}
    />
  );
}

/** Shows an unsaved service in the dashboard as visitors see it. It is not interactive. */
function RemoteServicePreview({ id, shows }: ServicePreviewProps) {
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
          <ServicePage
            id={id}
            onBook={nothing}
            bookPath={paths.book}
            Head={nothing}
            DetailsText={RemoteArticleText}
            missing={null}
          />
        </div>
      )}
    </RemotePreview>
  );
}

const nothing = () => null;

import type { PostPreviewProps, SectionPreviewProps } from 'admin-app/contract';
import { SettingsPreview } from 'data-client';
import type { PublicSiteApp } from 'public-site/contract';
import { RemoteFallback, RemoteComponent } from '../remotes';
import { BlogSection } from './blog-section';
import { SectionPending } from './pending';

/** Shows an article in the dashboard as the blog's reader does. */
export function RemotePostPreview({ post }: PostPreviewProps) {
  return (
    <RemoteComponent
      remote="blog-app"
      pending={<SectionPending label="Loading the preview" />}
      failed={(failure) => <RemoteFallback {...failure} size="section" what="The preview" />}
    >
      {({ PostPreview }) => <PostPreview post={post} />}
    </RemoteComponent>
  );
}

/** Shows a section of the public site with unsaved settings, in the dashboard. Nothing in it can be operated. */
export function RemoteSectionPreview({ section, settings }: SectionPreviewProps) {
  return (
    <SettingsPreview settings={settings}>
      <div inert>
        <RemoteComponent
          remote="public-site"
          pending={<SectionPending label="Loading the preview" />}
          failed={(failure) => <RemoteFallback {...failure} size="section" what="The preview" />}
        >
          {(site) => <Section site={site} section={section} />}
        </RemoteComponent>
      </div>
    </SettingsPreview>
  );
}

function Section({ site, section }: { site: PublicSiteApp; section: SectionPreviewProps['section'] }) {
  const { LandingPage, NewsletterBox, StoryPage } = site;
  if (section === 'story') return <StoryPage />;
  if (section === 'newsletter') return <NewsletterBox />;
  return (
    <LandingPage onBook={() => {}} blogSection={<BlogSection />} shows={section === 'hero' ? 'first-view' : section} />
  );
}

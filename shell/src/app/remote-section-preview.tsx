import type { SectionPreviewProps } from 'admin-app/contract';
import { SettingsPreview } from 'data-client';
import type { PublicSiteApp } from 'public-site/contract';
import { BlogSection } from './blog-section';
import { RemoteArticleText } from './remote-article-text';
import { RemotePreview } from './remote-preview';

/** Shows a section of the public site with unsaved settings, in the dashboard. It is not interactive. */
export function RemoteSectionPreview({ section, settings }: SectionPreviewProps) {
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

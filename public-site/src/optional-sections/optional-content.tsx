import { useWords } from 'data-client';
import { listOf } from 'domain/settings/list-setting';
import { faqWords } from 'domain/settings/words/faq.generated';
import { logosWords } from 'domain/settings/words/logos.generated';
import { qualificationsWords } from 'domain/settings/words/qualifications.generated';
import { videoWords } from 'domain/settings/words/video.generated';
import { videoOf } from 'domain/video';
import type { LandingPageProps } from '../contract';
import { WhenNear } from '../on-demand/when-near';
import { FaqView } from './faq-view';
import { LogosView } from './logos-view';
import { QualificationsView } from './qualifications-view';
import { VideoView } from './video-view';

export type OptionalSectionName = 'logos' | 'qualifications' | 'video' | 'faq';

export type OptionalSectionProps = Pick<LandingPageProps, 'DetailsText'> & { name: OptionalSectionName };

/** Renders a section once a visitor is near it, because answers and pictures cause further requests. */
export function OptionalContent(props: OptionalSectionProps) {
  return (
    <WhenNear height="16rem">
      <Section {...props} />
    </WhenNear>
  );
}

function Section({ name, DetailsText }: OptionalSectionProps) {
  const logos = useWords('logos', logosWords);
  const qualifications = useWords('qualifications', qualificationsWords);
  const video = useWords('video', videoWords);
  const faq = useWords('faq', faqWords);
  if (name === 'logos') return <LogosView heading={logos.heading} logos={listOf(logos.entries)} />;
  if (name === 'qualifications')
    return <QualificationsView heading={qualifications.heading} qualifications={listOf(qualifications.entries)} />;
  if (name === 'faq')
    return <FaqView heading={faq.heading} questions={listOf(faq.entries)} DetailsText={DetailsText} />;
  const { heading, title, address, poster } = video;
  const playable = videoOf(address);
  return playable ? <VideoView {...{ heading, title, address, poster }} video={playable} /> : null;
}

import type { Video } from 'domain/video';
import { useState } from 'react';
import { Container, Heading, Image, Section, Muted } from 'shared-ui';
import * as S from './video-view.styles';

export type VideoViewProps = { heading: string; title: string; address: string; poster: string; video: Video };

/** A video that loads nothing from its host before a visitor plays it. */
export function VideoView({ heading, title, address, poster, video }: VideoViewProps) {
  const [isPlaying, setIsPlaying] = useState(false);
  const host = 'player' in video ? video.player : undefined;
  return (
    <Section labelledBy="video-heading">
      <Container>
        <S.Opening>
          <Heading level={2} id="video-heading">
            {heading}
          </Heading>
        </S.Opening>
        <S.Screen>
          {isPlaying ? (
            <Player title={title} video={video} />
          ) : (
            <S.Play type="button" onClick={() => setIsPlaying(true)}>
              {poster && <Image src={poster} alt="" ratio="16 / 9" />}
              <S.Label>
                <S.Triangle viewBox="0 0 24 24" aria-hidden="true">
                  <path d="M8 5v14l11-7z" />
                </S.Triangle>
                Play “{title}”
              </S.Label>
            </S.Play>
          )}
        </S.Screen>
        <S.Note>
          <Muted>
            {host && `Playing loads the video from ${host}. `}
            <a href={address}>{host ? `Watch “${title}” on ${host}` : `Open “${title}” as a file`}</a>
          </Muted>
        </S.Note>
      </Container>
    </Section>
  );
}

/** The visitor's click starts it, so it takes the focus. */
function Player({ title, video }: Pick<VideoViewProps, 'title' | 'video'>) {
  const focus = (element: HTMLElement | null) => element?.focus({ preventScroll: true });
  if ('file' in video)
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- captions are part of the owner's file
    return <video ref={focus} src={video.file} aria-label={title} tabIndex={0} controls autoPlay playsInline />;
  return (
    <iframe
      ref={focus}
      src={video.frame}
      title={title}
      allow="autoplay; fullscreen; picture-in-picture; encrypted-media"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}

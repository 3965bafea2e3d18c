import { Button, Icon, IconButton, border, color, font, media, radius, space, target, layer } from 'shared-ui';
import { keyframes, styled } from 'styled-components';
import { articleTimeline } from './article-body';

export const barHeight = '3.5rem';

const appear = keyframes`to { opacity: 1; }`;
const grow = keyframes`to { transform: scaleX(1); }`;

const Bar = styled.div`
  position: sticky;
  z-index: ${layer.sticky};
  inset-block-start: calc(-1 * var(--dialog-margin));
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: end;
  gap: ${space['2xs']};
  min-block-size: ${barHeight};
  padding-inline: ${space.lg} ${space.xs};
  border-block-end: ${border.hairline} solid ${color.border};
  border-start-start-radius: ${radius.lg};
  border-start-end-radius: ${radius.lg};
  background: ${color.surface};

  ${media.down('sm')} {
    padding-inline-start: ${space.xs};
  }
  ${media.print} {
    display: none;
  }
`;

// Fills the space before the buttons; the title fades in once the real one has scrolled out of view.
// Zero intrinsic width: phones have no space to spare.
const TitleInBar = styled.span`
  flex: 1;
  inline-size: 0;
  overflow: hidden;
  font-family: ${font.heading};
  font-weight: ${font.weight.semibold};
  color: ${color.heading};
  text-overflow: ellipsis;
  white-space: nowrap;
  opacity: 0;

  ${media.up('md')} {
    @supports (animation-timeline: scroll()) {
      animation: ${appear} linear both;
      animation-timeline: scroll(nearest block);
      animation-range: 26rem 34rem;
    }
  }
`;

// A scroll-driven animation; browsers without support show no progress line.
const Progress = styled.span`
  position: absolute;
  inset: auto 0 calc(-1 * ${border.strong});
  block-size: ${border.bar};
  background: ${color.hairline};
  transform: scaleX(0);
  transform-origin: 0 50%;

  &:dir(rtl) {
    transform-origin: 100% 50%;
  }
  @supports (timeline-scope: none) {
    animation: ${grow} linear both;
    animation-timeline: ${articleTimeline};
    animation-range: contain;
  }
  ${media.forcedColors} {
    background: Highlight;
    forced-color-adjust: none;
  }
`;

const SaveButton = styled(Button)`
  &[aria-pressed='true'] {
    background: ${color.selected};
  }
  ${media.forcedColors} {
    &[aria-pressed='true'] {
      outline: ${border.strong} solid Highlight;
    }
  }
`;

const Close = styled(IconButton)`
  min-inline-size: ${target.touch};
`;

const filledBookmark = (
  <Icon>
    <path d="M7 4h10v16l-5-4-5 4z" fill="currentColor" />
  </Icon>
);

export type ReaderBarProps = {
  title: string;
  canShare: boolean;
  isSaved: boolean;
  /** Undefined until there is an article to share or save. */
  onShare?: () => void;
  onSave?: () => void;
  onClose: () => void;
};

/** Sticky toolbar of the reader with a reading progress line. */
export function ReaderBar({ title, canShare, isSaved, onShare, onSave, onClose }: ReaderBarProps) {
  return (
    <Bar>
      <TitleInBar aria-hidden="true">{title}</TitleInBar>
      {canShare && onShare && (
        <Button variant="ghost" size="sm" icon="share" onClick={onShare}>
          Share
        </Button>
      )}
      {onSave && (
        <SaveButton
          variant="ghost"
          size="sm"
          icon={isSaved ? filledBookmark : 'bookmark'}
          aria-pressed={isSaved}
          onClick={onSave}
        >
          Save
        </SaveButton>
      )}
      <Close label="Close article" icon="close" onClick={onClose} />
      <Progress aria-hidden="true" />
    </Bar>
  );
}

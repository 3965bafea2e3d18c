import { border, color, container, font, media, motion, space } from 'shared-ui';
import { styled } from 'styled-components';
import { useTexts } from '../language/language';
import { steps, type Step } from '../booking-state/booking-flow-state';

/** The names need the form's width, not the window's: a partner may show the form in a sidebar. */
const Progress = styled.div`
  container-type: inline-size;
`;

const Count = styled.p`
  font-size: ${font.size.xs};
  font-weight: ${font.weight.semibold};
  letter-spacing: ${font.letterSpacing.wide};
  color: ${color.textMuted};
`;

const Track = styled.ol`
  display: grid;
  grid-template-columns: repeat(${steps.length}, minmax(0, 1fr));
  gap: ${space.xs};
  margin-block-start: ${space.xs};
`;

const Mark = styled.li<{ $isReached: boolean; $isCurrent: boolean }>`
  padding-block-start: ${space['2xs']};
  border-block-start: 3px solid ${({ $isReached }) => ($isReached ? color.mark : color.border)};
  font-size: ${font.size.xs};
  font-weight: ${({ $isCurrent }) => ($isCurrent ? font.weight.semibold : font.weight.regular)};
  line-height: ${font.lineHeight.snug};
  color: ${({ $isCurrent }) => ($isCurrent ? color.heading : color.textMuted)};
  transition: border-color ${motion.medium} ${motion.ease};

  ${container.down('sm')} {
    span {
      display: none;
    }
  }
  ${media.forcedColors} {
    border-block-start: ${({ $isReached }) => ($isReached ? border.strong : border.hairline)} solid CanvasText;
  }
`;

export type StepProgressProps = { step: Step };

/** Shows the progress, and announces each change to screen readers. */
export function StepProgress({ step }: StepProgressProps) {
  const { stepCount, stepNames } = useTexts();
  const current = steps.indexOf(step);
  return (
    <Progress>
      <Count role="status">{stepCount(current + 1, steps.length)}</Count>
      <Track aria-hidden="true">
        {steps.map((name, index) => (
          <Mark key={name} $isReached={index <= current} $isCurrent={index === current}>
            <span>{stepNames[name]}</span>
          </Mark>
        ))}
      </Track>
    </Progress>
  );
}

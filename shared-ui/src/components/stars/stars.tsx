import { styled } from 'styled-components';
import { color, space } from '../../theme/references';
import { icons } from '../icon/icons';

const StarsRoot = styled.span`
  display: inline-flex;
  gap: ${space['3xs']};
  color: ${color.hairline};

  svg {
    inline-size: 1.125em;
    block-size: 1.125em;
    fill: none;
    stroke: ${color.mark};
    stroke-width: 1.5;
    stroke-linejoin: round;
  }
  svg[data-full='true'] {
    fill: currentColor;
  }
`;

type StarsProps = {
  /** 0 to 5. Shown rounded to whole stars; the accessible name is exact. */
  rating: number;
};

export function Stars({ rating }: StarsProps) {
  return (
    <StarsRoot role="img" aria-label={`${rating} out of 5 stars`}>
      {[1, 2, 3, 4, 5].map((star) => (
        <svg key={star} viewBox="0 0 24 24" data-full={star <= Math.round(rating)} aria-hidden="true" focusable="false">
          <path d={icons.star} />
        </svg>
      ))}
    </StarsRoot>
  );
}

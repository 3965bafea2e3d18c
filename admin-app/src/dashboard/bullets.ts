import { space } from 'shared-ui';
import { styled } from 'styled-components';

/** A list with bullets, in line with the text around it. */
export const Bullets = styled.ul`
  padding-inline-start: ${space.lg};

  li {
    list-style: disc;
  }
  /* Links below each other need 24 pixels (WCAG 2.5.8). */
  li:has(a) {
    min-block-size: 1.5rem;
  }
`;

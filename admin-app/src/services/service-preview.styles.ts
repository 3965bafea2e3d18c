import { border, color, font, media, radius, space } from 'shared-ui';
import { styled } from 'styled-components';

/** Stays visible beside the long form. */
export const Column = styled.div`
  ${media.up('xl')} {
    position: sticky;
    inset-block-start: 5.5rem;
    max-block-size: calc(100dvh - 11rem);
    overflow-y: auto;
  }
`;

/** Scaled down, because it is narrower than the page. Its buttons lead nowhere. */
export const Frame = styled.div`
  zoom: 0.8;
  overflow: hidden;
  border: ${border.hairline} solid ${color.border};
  border-radius: ${radius.lg};
  background: ${color.surface};
`;

export const Section = styled.div`
  display: grid;
  gap: ${space.lg};
  padding: ${space.xl};
  background: ${color.brand};
  color: ${color.text};
  overflow-wrap: anywhere;
`;

export const Invitation = styled.p`
  padding-inline-start: ${space.md};
  border-inline-start: ${border.strong} solid ${color.hairline};
  font-weight: ${font.weight.medium};
  color: ${color.accentText};
`;

export const Dialog = styled.div`
  padding: ${space.lg};
`;

export const Name = styled.span`
  display: block;
  font-family: ${font.heading};
  font-size: ${font.headingSize.sm};
  font-weight: ${font.weight.heading};
  color: ${color.heading};
  overflow-wrap: anywhere;
`;

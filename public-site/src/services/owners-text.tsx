import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import type { DetailsText, LandingPageProps } from '../contract';

const AsTyped = styled.div`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

/** A text of the owner's, which is Markdown. Without a host that renders it, it is shown as typed. */
export function OwnersText({
  DetailsText,
  ...text
}: Pick<LandingPageProps, 'DetailsText'> & ComponentProps<DetailsText>) {
  return DetailsText ? <DetailsText {...text} /> : <AsTyped>{text.content}</AsTyped>;
}

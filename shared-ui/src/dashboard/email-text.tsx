import { Fragment } from 'react';
import { container } from 'shared-ui';
import { styled } from 'styled-components';

/** Parts that do not fit are truncated with an ellipsis, because a broken word looks like another address. */
const Root = styled.span`
  display: inline-block;
  max-inline-size: 100%;
  overflow: hidden;
  text-overflow: ellipsis;
  /* An underline of a link around it would end here. */
  text-decoration: inherit;
  vertical-align: top;
  white-space: nowrap;

  > wbr {
    white-space: normal;
  }
  /* A percentage would not limit a column that is as wide as its content. */
  :is(td, th) & {
    max-inline-size: clamp(11rem, 20cqi, 16rem);
    ${container.down('lg')} {
      max-inline-size: 100%;
    }
  }
  th > & {
    max-inline-size: 14rem;
    ${container.down('lg')} {
      max-inline-size: 100%;
    }
  }
`;

/** An email address that breaks only before `@` and dots. Screen readers and the title have the full address. */
export function EmailText({ address }: { address: string }) {
  return (
    <Root title={address}>
      {address.split(/(?=[@.])/).map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </Root>
  );
}

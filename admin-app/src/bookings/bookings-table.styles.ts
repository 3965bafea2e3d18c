import { border, color, container, font, layer, media, radius, space } from 'shared-ui';
import { css, styled } from 'styled-components';

/**
 * On phones each booking is one compact row of a list, so that six fit on a screen. The whole row opens the details, which
 * have the date received and the actions.
 */
const compactRows = css`
  table tbody {
    gap: 0;
    border: ${border.hairline} solid ${color.border};
    border-radius: ${radius.lg};
    background: ${color.surface};
    overflow: hidden;
  }
  table tbody tr {
    position: relative;
    display: grid;
    grid-template:
      'select visitor status' auto
      'select slot slot' auto
      'select service service' auto / auto minmax(0, 1fr) auto;
    padding: ${space['2xs']} ${space.sm};
    border: 0;
    border-radius: 0;
  }
  ${container.down('xs')} {
    table tbody tr {
      grid-template:
        'select visitor' auto
        'select status' auto
        'select slot' auto
        'select service' auto / auto minmax(0, 1fr);
    }
  }
  table tbody tr + tr {
    border-block-start: ${border.hairline} solid ${color.border};
  }
  table tbody :is(th, td) {
    display: block;
    padding: 0;
    font-size: ${font.size.xs};
  }
  table tbody th[scope='row'] {
    grid-area: visitor;
    margin: 0;
    font-size: ${font.size.sm};

    /* Company or email, which the details show. */
    > span {
      display: none;
    }
    > a::after {
      content: '';
      position: absolute;
      inset: 0;
    }
  }
  table tbody td::before {
    content: none;
  }
  td:nth-child(1) {
    grid-area: select;
    position: relative;
    inset: auto;
    z-index: ${layer.raised};
    align-self: center;
  }
  td:nth-child(3) {
    grid-area: service;
    color: ${color.textMuted};
  }
  td:nth-child(4) {
    grid-area: slot;

    span {
      display: inline;
      color: ${color.text};
    }
    span + span {
      margin-inline-start: ${space.xs};
    }
  }
  td:nth-child(6) {
    grid-area: status;
    padding-inline-start: ${space.xs};
    ${container.down('xs')} {
      padding-inline-start: 0;
    }
  }
  table tbody :is(td:nth-child(5), td:nth-child(7)) {
    display: none;
  }
`;

/** Hides the date received where space is tight; the details show it. */
export const Fitting = styled.div`
  :is(th, td) {
    padding-inline: ${space.xs};
  }
  td:nth-child(3) > * {
    min-inline-size: 9.5rem;
  }
  ${container.down('lg')} {
    :is(th, td) {
      padding-inline: 0;
    }
  }
  ${media.up('md')} {
    ${container.down('xl')} {
      :is(th, td):nth-child(5) {
        display: none;
      }
    }
  }
  ${media.down('sm')} {
    /* More specific than the table's own cards. */
    && {
      ${compactRows}
    }
  }
`;

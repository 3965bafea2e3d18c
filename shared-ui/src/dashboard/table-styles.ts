import { border, color, container, font, layer, media, motion, radius, space } from 'shared-ui';
import { keyframes, styled } from 'styled-components';

const sweep = keyframes`from { translate: -100% 0; } to { translate: 300% 0; }`;

/** A progress line along the top while new rows load. */
export const BusyLine = styled.div`
  position: absolute;
  z-index: ${layer.raised};
  inset-block-start: 0;
  inset-inline: 0;
  block-size: ${border.bar};
  overflow: hidden;

  &::before {
    content: '';
    display: block;
    inline-size: 33%;
    block-size: 100%;
    background: ${color.mark};
    animation: ${sweep} ${motion.loop.sweep} ${motion.ease} infinite;
  }
`;

type CardsBelow = { $cardsBelow: 'md' | 'lg' };

const asCards = ({ $cardsBelow }: CardsBelow) => container.down($cardsBelow);

export const Place = styled.div`
  container-type: inline-size;
`;

export const Frame = styled.div<CardsBelow>`
  position: relative;
  overflow-x: auto;
  border: ${border.hairline} solid ${color.border};
  border-radius: ${radius.lg};
  background: ${color.surface};
  ${asCards} {
    border: 0;
    background: none;
    overflow: visible;
  }
`;

// Narrow tables use block layout, which removes table semantics unless the roles are explicit.
export const Head = styled.thead.attrs({ role: 'rowgroup' })``;
export const Rows = styled.tbody.attrs({ role: 'rowgroup' })``;
export const RowRoot = styled.tr.attrs({ role: 'row' })``;
export const ColumnHeadRoot = styled.th.attrs({ role: 'columnheader', scope: 'col' })``;
export const RowHead = styled.th.attrs({ role: 'rowheader', scope: 'row' })``;
export const CellRoot = styled.td.attrs({ role: 'cell' })``;

export const TableRoot = styled.table.attrs({ role: 'table' })<CardsBelow>`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: ${font.size.sm};
  line-height: ${font.lineHeight.snug};

  th,
  td {
    padding: ${space.sm} ${space.md};
    text-align: start;
    vertical-align: middle;
    font-weight: ${font.weight.regular};
    overflow-wrap: anywhere;
  }
  th[scope='row'] {
    min-inline-size: 11rem;
    font-weight: ${font.weight.semibold};
    color: ${color.heading};
  }
  [data-align='end'] {
    text-align: end;
  }
  thead th {
    padding-block: ${space.xs};
    background: ${color.surfaceSoft};
    color: ${color.textMuted};
    font-size: ${font.size.xs};
    font-weight: ${font.weight.semibold};
    white-space: nowrap;
  }
  tbody tr {
    border-block-start: ${border.hairline} solid ${color.border};
  }
  tbody tr:hover {
    background: ${color.hover};
  }
  tr[data-emphasis='strong'] {
    box-shadow: inset ${border.bar} 0 0 ${color.mark};
    ${media.forcedColors} {
      outline: ${border.strong} solid Highlight;
      outline-offset: calc(-1 * ${border.strong});
    }
  }
  tr[data-emphasis='muted'] {
    color: ${color.textMuted};
  }
  ${asCards} {
    &,
    tbody,
    tr,
    td,
    th[scope='row'] {
      display: block;
    }
    thead {
      position: absolute;
      clip-path: inset(50%);
      inline-size: ${border.hairline};
      block-size: ${border.hairline};
      overflow: hidden;
    }
    tbody {
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr));
      gap: ${space.sm};
    }
    tbody tr {
      position: relative;
      display: flex;
      flex-direction: column;
      padding: ${space.sm} ${space.md};
      border: ${border.hairline} solid ${color.border};
      border-radius: ${radius.lg};
      background: ${color.surface};
    }
    th,
    td,
    [data-align='end'] {
      padding: ${space['2xs']} 0;
      text-align: start;
    }
    /* The checkbox of a row is next to its name, and the buttons of neighboring cards are level. */
    td:where(:first-child:not([data-label])) {
      position: absolute;
      inset-block-start: ${space['3xs']};
      inset-inline-end: ${space['2xs']};

      + th {
        margin-inline-end: ${space.xl};
      }
    }
    td:where(:last-child:not([data-label])) {
      margin-block-start: auto;
    }
    td[data-label] {
      display: grid;
      grid-template-columns: minmax(6rem, 1fr) minmax(0, 2fr);
      justify-items: start;
      gap: ${space.sm};
    }
    ${container.down('xs')} {
      td[data-label] {
        grid-template-columns: minmax(0, 1fr);
        gap: 0;
      }
    }
    td[data-label] > * {
      max-inline-size: 100%;
    }
    td[data-label]::before {
      content: attr(data-label);
      color: ${color.textMuted};
      font-size: ${font.size.xs};
    }
    th[scope='row'] {
      min-inline-size: 0;
      font-size: ${font.size.md};
    }
  }
`;

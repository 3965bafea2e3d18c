import { border, color, font, radius, space } from 'shared-ui';
import { styled } from 'styled-components';

/** Name of the scroll-driven animation timeline behind the reader's progress bar. */
export const articleTimeline = '--article';

/** Typography of an article. */
export const ArticleBody = styled.div`
  view-timeline: ${articleTimeline} block;
  font-size: ${font.size.lg};
  line-height: ${font.lineHeight.article};
  overflow-wrap: break-word;

  > * {
    margin-block: 0 ${space.md};
  }
  h2,
  h3,
  h4,
  h5,
  h6 {
    margin-block: ${space.xl} ${space.sm};
    font-family: ${font.heading};
    font-size: ${font.headingSize.md};
    line-height: ${font.lineHeight.heading};
    color: ${color.heading};
  }
  h4,
  h5,
  h6 {
    font-size: ${font.headingSize.sm};
  }
  ul,
  ol {
    padding-inline-start: 1.4em;
  }
  ul {
    list-style: disc;
  }
  ol {
    list-style: decimal;
  }
  li {
    margin-block-end: ${space['2xs']};
    padding-inline-start: ${space['2xs']};
  }
  .task {
    list-style: none;
  }
  li::marker {
    color: ${color.accentText};
  }
  a {
    color: ${color.link};
    text-underline-offset: 0.2em;
  }
  blockquote {
    margin-inline: 0;
    padding-inline-start: ${space.lg};
    border-inline-start: ${border.strong} solid ${color.hairline};
    font-family: ${font.heading};
    font-size: ${font.headingSize.sm};
  }
  code {
    padding: 0.1em 0.3em;
    border-radius: ${radius.sm};
    background: ${color.surfaceSoft};
    font-size: 0.9em;
  }
  pre {
    overflow-x: auto;
    padding: ${space.md};
    border-radius: ${radius.md};
    background: ${color.surfaceSoft};
  }
  pre code {
    padding: 0;
  }
  img {
    max-inline-size: 100%;
    block-size: auto;
    border-radius: ${radius.md};
  }
  table {
    display: block;
    overflow-x: auto;
    border-collapse: collapse;
  }
  th,
  td {
    padding: ${space.xs} ${space.sm};
    border-block-end: ${border.hairline} solid ${color.border};
  }
  th:not([align]) {
    text-align: start;
  }
  hr {
    margin-block: ${space.xl};
    border: 0;
    border-block-start: ${border.hairline} solid ${color.hairline};
  }
`;

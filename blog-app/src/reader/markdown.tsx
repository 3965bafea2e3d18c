import { plainText } from 'domain/character-references';
import type { Token, Tokens } from 'marked';
import { Fragment, type ReactNode } from 'react';
import { textOf, type Article, type ArticleHeading } from './parse-article';
import { isElsewhere, safeAddress } from './safe-address';

// Maps parser tokens to React elements, so that a post is never parsed as HTML.

type HeadingTag = 'h3' | 'h4' | 'h5' | 'h6';

const each = (tokens: readonly Token[] | undefined, render: (token: Token) => ReactNode) =>
  tokens?.map((token, index) => <Fragment key={index}>{render(token)}</Fragment>);

function inline(tokens: readonly Token[] | undefined): ReactNode {
  return each(tokens, (token) => {
    switch (token.type) {
      case 'strong':
        return <strong>{inline(token.tokens)}</strong>;
      case 'em':
        return <em>{inline(token.tokens)}</em>;
      case 'del':
        return <del>{inline(token.tokens)}</del>;
      case 'codespan':
        return <code>{token.text}</code>;
      case 'br':
        return <br />;
      case 'link':
        return <SafeLink token={token as Tokens.Link} />;
      case 'image':
        return <SafePicture token={token as Tokens.Image} />;
      case 'html':
        return token.raw;
      default:
        return 'tokens' in token && token.tokens ? inline(token.tokens) : plainText(textOf(token));
    }
  });
}

function SafeLink({ token }: { token: Tokens.Link }) {
  const href = safeAddress(token.href);
  if (!href) return <>{token.raw}</>;
  return (
    <a
      href={href}
      title={token.title ?? undefined}
      {...(isElsewhere(href) ? { rel: 'noopener noreferrer nofollow' } : {})}
    >
      {inline(token.tokens)}
    </a>
  );
}

function SafePicture({ token }: { token: Tokens.Image }) {
  const src = safeAddress(token.href, ['http:', 'https:']);
  return src ? <img src={src} alt={plainText(token.text)} loading="lazy" decoding="async" /> : <>{token.raw}</>;
}

function block(token: Token): ReactNode {
  switch (token.type) {
    case 'space':
    case 'def':
      return null;
    // A heading inside a quote or list is not part of the outline.
    case 'heading':
      return (
        <p>
          <strong>{inline(token.tokens)}</strong>
        </p>
      );
    case 'paragraph':
      return <p>{inline(token.tokens)}</p>;
    case 'blockquote':
      return <blockquote>{each(token.tokens, block)}</blockquote>;
    case 'code':
      return (
        <pre tabIndex={0}>
          <code>{token.text}</code>
        </pre>
      );
    case 'hr':
      return <hr />;
    case 'list':
      return <ArticleList list={token as Tokens.List} />;
    case 'table':
      return <ArticleTable table={token as Tokens.Table} />;
    case 'html':
      return <p>{token.raw}</p>;
    default:
      return inline([token]);
  }
}

function ArticleList({ list }: { list: Tokens.List }) {
  const items = list.items.map((item, index) => (
    <li key={index} className={item.task ? 'task' : undefined}>
      {each(item.tokens, block)}
    </li>
  ));
  return list.ordered ? (
    <ol start={list.start === '' || list.start === 1 ? undefined : list.start}>{items}</ol>
  ) : (
    <ul>{items}</ul>
  );
}

function ArticleTable({ table }: { table: Tokens.Table }) {
  return (
    // Wide tables scroll sideways, so they must be focusable.
    <table tabIndex={0}>
      <thead>
        <tr>
          {table.header.map((cell, index) => (
            <th key={index} scope="col" align={cell.align ?? undefined}>
              {inline(cell.tokens)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map((row, rowIndex) => (
          <tr key={rowIndex}>
            {row.map((cell, index) => (
              <td key={index} align={cell.align ?? undefined}>
                {inline(cell.tokens)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function ArticleSection({ heading, children }: { heading: ArticleHeading; children: ReactNode }) {
  const Heading = `h${heading.level}` as HeadingTag;
  return (
    <Heading id={heading.id} tabIndex={-1}>
      {children}
    </Heading>
  );
}

/** Renders a post's Markdown. Unknown and dangerous markup is shown as text. */
export function Markdown({ article }: { article: Article }) {
  return (
    <>
      {each(article.tokens, (token) => {
        const heading = article.headings.get(token);
        if (!heading) return block(token);
        return (
          <ArticleSection heading={heading}>{inline('tokens' in token ? token.tokens : undefined)}</ArticleSection>
        );
      })}
    </>
  );
}

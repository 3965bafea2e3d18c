import type { ReactNode } from 'react';
import { Container, Eyebrow, Heading, Section, Text, VisuallyHidden } from 'shared-ui';
import { effectiveSince, type LegalBlock, type LegalSection, type LegalTable, type LegalText } from './legal-text';
import * as S from './legal-view.styles';

export type LegalViewProps = {
  text: LegalText;
  contact: ReactNode;
  choice: ReactNode;
  /** Links to the other documents. */
  others: ReactNode;
};

export function LegalView({ text, others, ...slots }: LegalViewProps) {
  const isOwners = 'paragraphs' in text;
  return (
    <Section as="article" labelledBy="legal-heading">
      <Container>
        <S.Header>
          {!isOwners && <Eyebrow>Effective {effectiveSince}</Eyebrow>}
          <Heading level={1} id="legal-heading">
            {text.title}
          </Heading>
          {!isOwners && <S.Lead>{text.lead}</S.Lead>}
        </S.Header>
        {isOwners ? (
          <S.Owners>
            {text.paragraphs.map((paragraph, index) => (
              <Text key={index}>{paragraph}</Text>
            ))}
            <S.Others>{others}</S.Others>
          </S.Owners>
        ) : (
          <S.Columns>
            <Contents sections={text.sections} />
            <S.Chapters>
              {text.sections.map(({ id, heading, blocks }) => (
                <S.Chapter key={id} id={id} aria-labelledby={`${id}-heading`}>
                  <Heading level={2} size="md" id={`${id}-heading`}>
                    {heading}
                  </Heading>
                  {blocks.map((block, index) => (
                    <Block key={index} block={block} {...slots} />
                  ))}
                </S.Chapter>
              ))}
              <S.Others>{others}</S.Others>
            </S.Chapters>
          </S.Columns>
        )}
      </Container>
    </Section>
  );
}

function Contents({ sections }: { sections: readonly LegalSection[] }) {
  return (
    <S.Contents aria-labelledby="legal-contents">
      <h2 id="legal-contents">On this page</h2>
      <ol role="list">
        {sections.map(({ id, heading }) => (
          <li key={id}>
            <S.ContentsLink to={`#${id}`}>{heading}</S.ContentsLink>
          </li>
        ))}
      </ol>
    </S.Contents>
  );
}

function Block({ block, contact, choice }: { block: LegalBlock } & Pick<LegalViewProps, 'contact' | 'choice'>) {
  if (block === 'contact') return contact;
  if (block === 'your-choice') return choice;
  if (typeof block === 'string') return <Text>{block}</Text>;
  if ('table' in block) return <Table {...block.table} />;
  return (
    <S.Points>
      {block.points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </S.Points>
  );
}

function Table({ caption, columns, rows }: LegalTable) {
  const [, ...labels] = columns;
  return (
    <S.Table>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td key={labels[index]} data-label={labels[index]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </S.Table>
  );
}

import { Container, Eyebrow, Heading, Section, Stack, Text, VisuallyHidden } from 'shared-ui';
import type { EmbedPreview, PartnersPageProps } from '../contract';
import { CodeBlock } from './code-block';
import { cautions, events, listenExample, roomExample, scriptExample } from './partners-content';
import * as S from './partners-view.styles';
import { PolicyCheck } from './policy-check';
import { neededSources, policyLine, snippetFor, type EmbedChoice } from './snippet';
import { SnippetBuilder, type SnippetBuilderProps } from './snippet-builder';

export type PartnersViewProps = PartnersPageProps & SnippetBuilderProps;

const previewOf = ({ service, locale, theme }: EmbedChoice): EmbedPreview => ({
  service: service || undefined,
  locale: locale || 'en',
  scheme: theme === 'inherit' ? 'light' : theme,
});

export function PartnersView({ embedUrl, backendUrl, preview, choice, onChange }: PartnersViewProps) {
  const needed = neededSources(embedUrl, backendUrl, choice.isIsolated);
  return (
    <Section as="article" labelledBy="partners-heading">
      <Container>
        <S.Head>
          <Eyebrow>For partners</Eyebrow>
          <Heading level={1} size="xl" id="partners-heading">
            Conversations, booked on your page
          </Heading>
          <S.Lead>
            One line of HTML puts the booking form on your site: light, in your colours, without cookies, and never
            booked twice.
          </S.Lead>
        </S.Head>
        <S.Columns>
          <Stack gap="xl">
            <Heading level={2} size="lg">
              Your snippet
            </Heading>
            <SnippetBuilder choice={choice} onChange={onChange} />
            <CodeBlock label="Snippet" code={snippetFor(choice, embedUrl)} />
            <Text size="sm" tone="muted">
              Put it where the form is to stand. The script weighs 2.5 KB; the form follows when somebody comes near it.
              Every attribute may change later, and the form follows.
            </Text>
          </Stack>
          <S.Preview aria-label="Preview" data-scheme={previewOf(choice).scheme}>
            <Text size="sm" tone="muted">
              This is the real form: what is sent from here is booked.
            </Text>
            {preview(previewOf(choice))}
          </S.Preview>
        </S.Columns>
        <S.Chapters>
          <S.Chapter aria-labelledby="partners-events">
            <Heading level={2} size="md" id="partners-events">
              What your page hears
            </Heading>
            <Text>
              DOM events on the element, which bubble. None of them says who the visitor is; all but close carry the
              campaign your page was opened with (utm).
            </Text>
            <EventsTable />
            <CodeBlock label="Listening to an event" code={listenExample} />
          </S.Chapter>
          <S.Chapter aria-labelledby="partners-script">
            <Heading level={2} size="md" id="partners-script">
              By script
            </Heading>
            <Text>
              open, close, update, preload, on, off and destroy. What you ask for before the script has arrived happens
              when it has.
            </Text>
            <CodeBlock label="Calls before the script has arrived" code={scriptExample} />
          </S.Chapter>
          <S.Chapter aria-labelledby="partners-policy">
            <Heading level={2} size="md" id="partners-policy">
              The line in your policy
            </Heading>
            <CodeBlock label="Policy line" code={policyLine(needed)} />
            <PolicyCheck needed={needed} />
          </S.Chapter>
          <S.Chapter aria-labelledby="partners-cautions">
            <Heading level={2} size="md" id="partners-cautions">
              Worth knowing beforehand
            </Heading>
            <S.Cautions>
              {cautions.map(([what, advice]) => (
                <div key={what}>
                  <dt>{what}</dt>
                  <dd>{advice}</dd>
                </div>
              ))}
            </S.Cautions>
            <CodeBlock label="Style that keeps the room free" code={roomExample} />
          </S.Chapter>
        </S.Chapters>
      </Container>
    </Section>
  );
}

function EventsTable() {
  return (
    <S.Table>
      <caption>
        <VisuallyHidden>Events</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">Event</th>
          <th scope="col">When</th>
          <th scope="col">In its detail</th>
        </tr>
      </thead>
      <tbody>
        {events.map(([name, when, detail]) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td data-label="When">{when}</td>
            <td data-label="In its detail">{detail}</td>
          </tr>
        ))}
      </tbody>
    </S.Table>
  );
}

import {
  Container,
  Eyebrow,
  Heading,
  Section,
  Stack,
  Muted,
  Text,
  VisuallyHidden,
  Alert,
  Field,
  Textarea,
} from 'shared-ui';
import type { EmbedPreview, PartnersPageProps } from '../contract';
import { CodeBlock } from './code-block';
import { cautions, events, listenExample, reservedSpaceExample, scriptExample } from './partners-content';
import * as S from './partners-view.styles';
import { bookingLink, neededSources, policyLine, snippetFor, policyProblems, type EmbedChoice } from './snippet';
import { SnippetBuilder, type SnippetBuilderProps } from './snippet-builder';
import { useState, type ReactNode } from 'react';

export type PartnersViewProps = PartnersPageProps & SnippetBuilderProps & { siteUrl: string };

const previewOf = ({ service, locale, theme }: EmbedChoice): EmbedPreview => ({
  service: service || undefined,
  locale: locale || 'en',
  scheme: theme === 'inherit' ? 'light' : theme,
});

export function PartnersView({ embedUrl, backendUrl, siteUrl, preview, ...builder }: PartnersViewProps) {
  const { choice } = builder;
  const needed = neededSources(embedUrl, backendUrl, choice.isIsolated);
  return (
    <Section as="article" labelledBy="partners-heading">
      <Container>
        <S.Header>
          <Eyebrow>For partners</Eyebrow>
          <Heading level={1} id="partners-heading">
            Put my booking form on your site
          </Heading>
          <S.Lead>
            Two lines of HTML are enough. The form is lightweight, matches your colors, sets no cookies and prevents
            double bookings.
          </S.Lead>
        </S.Header>
        <S.Columns>
          <Stack gap="xl">
            <Heading level={2}>Your snippet</Heading>
            <SnippetBuilder {...builder} />
            <CodeBlock label="Snippet" code={snippetFor(choice, embedUrl)} />
            <Muted>
              Paste it where the form should appear. The script is 2.5 KB; the form loads when a visitor scrolls near
              it. You can change any attribute at run time, and the form updates.
            </Muted>
          </Stack>
          <S.Preview aria-label="Preview" data-scheme={previewOf(choice).scheme}>
            <Muted>This is the live form: submitting it creates a real booking.</Muted>
            {preview(previewOf(choice))}
          </S.Preview>
        </S.Columns>
        <S.Chapters>
          <Chapter id="partners-link" title="Just a link">
            <Text>
              For email signatures, profiles and QR codes. It opens the form on my site, with the service that you chose
              above.
            </Text>
            <CodeBlock label="Link" code={bookingLink(choice, siteUrl)} />
          </Chapter>
          <Chapter id="partners-events" title="Events">
            <Text>
              The element dispatches DOM events that bubble. None of them identifies the visitor. All except close
              include the campaign parameters of your page (utm).
            </Text>
            <EventsTable />
            <CodeBlock label="Listening to an event" code={listenExample} />
          </Chapter>
          <Chapter id="partners-script" title="JavaScript API">
            <Text>
              open, close, update, preload, on, off and destroy. Calls made before the script has loaded are queued.
            </Text>
            <CodeBlock label="Queued calls" code={scriptExample} />
          </Chapter>
          <Chapter id="partners-policy" title="Content-Security-Policy">
            <CodeBlock label="Policy line" code={policyLine(needed)} />
            <PolicyCheck needed={needed} />
          </Chapter>
          <Chapter id="partners-cautions" title="Before you start">
            <S.Cautions>
              {cautions.map(([what, advice]) => (
                <div key={what}>
                  <dt>{what}</dt>
                  <dd>{advice}</dd>
                </div>
              ))}
            </S.Cautions>
            <CodeBlock label="CSS that reserves space" code={reservedSpaceExample} />
          </Chapter>
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
          <th scope="col">Detail</th>
        </tr>
      </thead>
      <tbody>
        {events.map(([name, when, detail]) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td data-label="When">{when}</td>
            <td data-label="Detail">{detail}</td>
          </tr>
        ))}
      </tbody>
    </S.Table>
  );
}

type ChapterProps = { id: string; title: string; children: ReactNode };

function Chapter({ id, title, children }: ChapterProps) {
  return (
    <S.Chapter aria-labelledby={id}>
      <Heading level={2} size="md" id={id}>
        {title}
      </Heading>
      {children}
    </S.Chapter>
  );
}

/** Checks a partner's Content-Security-Policy as they type. The policy never leaves the browser. */
function PolicyCheck({ needed }: { needed: Record<string, string[]> }) {
  const [policy, setPolicy] = useState('');
  const problems = policyProblems(policy, needed);
  return (
    <Stack gap="md">
      <Field label="Test your policy" hint="Paste the value of its Content-Security-Policy header.">
        <Textarea rows={2} spellCheck={false} value={policy} onChange={({ target }) => setPolicy(target.value)} />
      </Field>
      {policy.trim() && (
        <Alert tone={problems.length > 0 ? 'warning' : 'success'} role="status">
          {problems.length > 0 ? problems.join(' ') : 'The form works under this policy.'}
        </Alert>
      )}
    </Stack>
  );
}

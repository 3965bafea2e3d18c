import {
  Accent,
  Alert,
  Card,
  Container,
  EmptyState,
  Eyebrow,
  Grid,
  Heading,
  IconButton,
  Image,
  Inline,
  Button,
  LinkButton,
  QueryView,
  SearchInput,
  Section,
  Skeleton,
  Spinner,
  Stack,
  Text,
  Textarea,
  Field,
  Badge,
} from 'shared-ui';
import { Pagination, PasswordInput, Table, Tabs } from 'shared-ui/dashboard';
import { failedQuery } from 'shared-ui/testing';
import { useState } from 'react';
import { Cards, Forms } from '../../foundations/overview-parts';
import { Frames } from './gallery-frames';

const visitors = [
  { id: '1', name: 'Ada Lovelace', service: 'Leadership Coaching', status: 'Pending' },
  { id: '2', name: 'Grace Hopper', service: 'Keynote Speaking', status: 'Confirmed' },
];

/** A hero on the brand background. */
function Cover() {
  return (
    <Section tone="navy" labelledBy="gallery-title">
      <Container>
        <Stack gap="lg" align="start">
          <Eyebrow>Leadership coaching</Eyebrow>
          <Heading level={2} size="display" id="gallery-title">
            Lead with courage. Live with <Accent>clarity</Accent>.
          </Heading>
          <Text size="xl">A calm place to think for people who carry responsibility.</Text>
          <Inline>
            <Button variant="accent" size="lg">
              Book Consultation
            </Button>
            <Button variant="secondary" size="lg">
              Explore Services
            </Button>
            <LinkButton href="#blog" variant="ghost" size="lg">
              Read the blog
            </LinkButton>
          </Inline>
        </Stack>
      </Container>
    </Section>
  );
}

function DashboardScreen() {
  const [tab, setTab] = useState('bookings');
  const [words, setWords] = useState('courage');
  return (
    <Tabs
      label="Dashboard"
      tabs={[
        { id: 'bookings', label: 'Bookings' },
        { id: 'settings', label: 'Settings' },
      ]}
      selected={tab}
      onSelect={setTab}
    >
      {tab === 'bookings' ? (
        <Stack>
          <SearchInput label="Search bookings" value={words} onChange={setWords} />
          <Table
            caption="Bookings"
            rows={visitors}
            rowKey={({ id }) => id}
            rowEmphasis={({ status }) => (status === 'Pending' ? 'strong' : undefined)}
            columns={[
              { id: 'name', header: 'Client', cell: ({ name }) => name, isRowHeader: true },
              { id: 'service', header: 'Service', cell: ({ service }) => service },
              {
                id: 'status',
                header: 'Status',
                cell: ({ status }) => <Badge tone={status === 'Pending' ? 'warning' : 'success'}>{status}</Badge>,
              },
            ]}
          />
          <Pagination label="bookings" page={1} pageSize={20} total={42} onPageChange={() => {}} />
        </Stack>
      ) : (
        <Field label="Password">
          <PasswordInput defaultValue="correct horse" />
        </Field>
      )}
    </Tabs>
  );
}

function Messages() {
  return (
    <Stack>
      <Alert tone="info">These are sample articles.</Alert>
      <Alert tone="success" title="Saved">
        Your changes are live.
      </Alert>
      <Alert tone="warning">Maintenance mode is on.</Alert>
      <QueryView query={failedQuery()} error="The articles couldn’t be loaded.">
        {() => null}
      </QueryView>
      <Inline>
        <Spinner label="Loading bookings" />
        <IconButton label="Refresh" icon="refresh" />
        <IconButton label="Share" icon="share" variant="secondary" />
        <IconButton label="Search" icon="search" variant="accent" />
      </Inline>
      <Field label="Message" hint="What would you like to talk about?">
        <Textarea rows={2} />
      </Field>
    </Stack>
  );
}

/** Every component of the design system at once. */
export function Gallery() {
  return (
    <>
      <Cover />
      <Cards />
      <Forms />
      <Section tone="soft" labelledBy="dashboard-title">
        <Container>
          <Grid columns={2} gap="3xl">
            <Stack gap="lg">
              <Heading level={2} id="dashboard-title">
                Dashboard
              </Heading>
              <DashboardScreen />
            </Stack>
            <Stack gap="lg">
              <Heading level={2}>Messages</Heading>
              <Messages />
            </Stack>
          </Grid>
        </Container>
      </Section>
      <Frames />
      <Section labelledBy="waiting-title">
        <Container>
          <Stack gap="lg">
            <Heading level={2} id="waiting-title">
              Loading and empty
            </Heading>
            <Grid columns={3}>
              <Card>
                <Skeleton lines={4} />
              </Card>
              <Image alt="A missing portrait" ratio="16 / 9" radius="lg" fallback="No picture" />
              <EmptyState title="No bookings found" description="No bookings have been made yet." level={3} />
            </Grid>
          </Stack>
        </Container>
      </Section>
    </>
  );
}

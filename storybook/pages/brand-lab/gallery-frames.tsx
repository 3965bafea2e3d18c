import {
  Button,
  color,
  Container,
  Dialog,
  Field,
  Grid,
  Heading,
  Inline,
  Input,
  Section,
  Stack,
  useConfirm,
  useNotify,
} from 'shared-ui';
import { DashboardIcon, SidebarItem } from 'shared-ui/dashboard';
import { useState } from 'react';

const places = { calendar: 'Bookings', mail: 'Contact Messages', quote: 'Testimonials' } as const;

function Places() {
  return (
    <ul data-tone="brand" style={{ background: color.paper, listStyle: 'none' }}>
      {Object.entries(places).map(([icon, place]) => (
        <SidebarItem
          key={place}
          href={`#${icon}`}
          icon={<DashboardIcon name={icon as keyof typeof places} />}
          aria-current={icon === 'calendar' ? 'page' : undefined}
        >
          {place}
        </SidebarItem>
      ))}
    </ul>
  );
}

const question = {
  title: 'Are you sure you want to delete this booking?',
  confirmLabel: 'Delete',
  tone: 'danger',
} as const;

/** The dashboard's navigation, dialogs and notifications. */
export function Frames() {
  const [isOpen, setOpen] = useState(false);
  const confirm = useConfirm();
  const notify = useNotify();
  return (
    <Section tone="soft" labelledBy="over-title">
      <Container>
        <Grid columns={2} gap="3xl">
          <Places />
          <Stack gap="lg">
            <Heading level={2} id="over-title">
              Overlays
            </Heading>
            <Inline>
              <Button onClick={() => setOpen(true)}>Open a dialog</Button>
              <Button variant="danger" onClick={() => void confirm(question)}>
                Ask before deleting
              </Button>
            </Inline>
          </Stack>
        </Grid>
      </Container>
      {isOpen && (
        <Dialog
          onClose={() => setOpen(false)}
          title="Your information"
          description="Step 3 of 4"
          footer={<Button onClick={() => notify({ tone: 'success', message: 'Saved, in these colors.' })}>Save</Button>}
        >
          <Field label="First name">
            <Input />
          </Field>
        </Dialog>
      )}
    </Section>
  );
}

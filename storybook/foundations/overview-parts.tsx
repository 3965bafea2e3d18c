import {
  Avatar,
  Badge,
  Button,
  Card,
  Checkbox,
  Choice,
  ChoiceGroup,
  Container,
  Field,
  Grid,
  Heading,
  Icon,
  Inline,
  Input,
  Section,
  Select,
  Stack,
  Stars,
  Text,
} from 'shared-ui';
import { DashboardIcon } from 'shared-ui/dashboard';
import { useState } from 'react';

/** Surfaces and cards. */
export function Cards() {
  return (
    <Section tone="soft" labelledBy="cards-title">
      <Container>
        <Stack gap="2xl">
          <Heading level={2} id="cards-title">
            Surfaces
          </Heading>
          <Grid columns={3}>
            <Card hasAccent padding="xl">
              <Stack>
                <DashboardIcon name="quote" size="2rem" />
                <Text size="lg">
                  “She asked the one question nobody in the company had dared to ask, and then she waited.”
                </Text>
                <Stars rating={5} />
                <Inline>
                  <Avatar name="Marcus Hale" />
                  <Text as="span" tone="strong">
                    Marcus Hale
                  </Text>
                </Inline>
              </Stack>
            </Card>
            <Card padding="xl">
              <Stack>
                <Inline>
                  <Badge tone="accent">Featured</Badge>
                  <Badge>Leadership</Badge>
                </Inline>
                <Heading level={3}>The meeting before the meeting</Heading>
                <Text tone="muted">What happens in the ten minutes before a hard conversation decides most of it.</Text>
                <Inline gap="xs">
                  <Icon name="clock" />
                  <Text as="span" size="sm" tone="muted">
                    6 min read
                  </Text>
                </Inline>
              </Stack>
            </Card>
            <Card padding="xl">
              <Stack>
                <Heading level={3}>Badges</Heading>
                <Inline>
                  <Badge tone="warning">Pending</Badge>
                  <Badge tone="success">Confirmed</Badge>
                  <Badge tone="danger">Canceled</Badge>
                  <Badge tone="info">Completed</Badge>
                  <Badge tone="neutral">Draft</Badge>
                </Inline>
                <Inline>
                  <Button>Confirm</Button>
                  <Button variant="secondary">Details</Button>
                  <Button variant="danger">Delete</Button>
                  <Button isBusy busyLabel="Sending...">
                    Send
                  </Button>
                </Inline>
              </Stack>
            </Card>
          </Grid>
        </Stack>
      </Container>
    </Section>
  );
}

/** Form controls. */
export function Forms() {
  const [time, setTime] = useState('10:00 AM');
  return (
    <Section labelledBy="forms-title">
      <Container>
        <Grid columns={2} gap="3xl">
          <Stack gap="lg">
            <Heading level={2} id="forms-title">
              Asking, politely
            </Heading>
            <ChoiceGroup legend="Time" min="7rem" value={time} onChange={setTime}>
              {['9:00 AM', '10:00 AM', '11:00 AM', '1:00 PM', '2:00 PM', '3:00 PM'].map((one, index) => (
                <Choice key={one} value={one} isDisabled={index === 4}>
                  {one}
                </Choice>
              ))}
            </ChoiceGroup>
          </Stack>
          <Stack gap="md">
            <Field label="First name" isRequired>
              <Input placeholder="Ada" />
            </Field>
            <Field label="Email" isRequired error="Please enter an email address such as name@example.com.">
              <Input type="email" defaultValue="ada@" />
            </Field>
            <Field label="Service" hint="You can change your mind later.">
              <Select>
                <option>General inquiry</option>
                <option>Leadership Coaching</option>
              </Select>
            </Field>
            <Checkbox label="Send me the monthly newsletter" defaultChecked />
          </Stack>
        </Grid>
      </Container>
    </Section>
  );
}

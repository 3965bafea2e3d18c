import { Card, Text } from 'shared-ui';
import { Recipes } from './calendars.styles';
import { RecipeSketch } from './recipe-sketch';

const recipes = [
  {
    name: 'Google Calendar',
    sketch: { menu: 'Integrate calendar', field: 'Secret address in iCal format' },
    steps: [
      'On a computer, open Google Calendar, then Settings.',
      'Under “Settings for my calendars”, choose the calendar, then “Integrate calendar”.',
      'Copy “Secret address in iCal format” and paste it above.',
    ],
    limit: 'New events from Google can arrive a few hours late. Signing in with Google isn’t supported yet.',
  },
  {
    name: 'Outlook and Microsoft 365',
    sketch: { menu: 'Shared calendars', field: 'ICS' },
    steps: [
      'On the web, open Outlook, then Settings, Calendar, Shared calendars.',
      'Under “Publish a calendar”, choose the calendar and “Can view when I’m busy”, then Publish.',
      'Copy the ICS link and paste it above.',
    ],
    limit: 'New events from Outlook can arrive late. Some companies don’t allow publishing.',
  },
  {
    name: 'iCloud',
    sketch: { menu: 'Sign-In and Security', field: 'App-Specific Passwords' },
    steps: [
      'At account.apple.com, under “Sign-In and Security”, create an app-specific password.',
      'Above, choose “By an account” with the server caldav.icloud.com.',
      'The username is your Apple Account’s email address, the password the one you just created.',
    ],
  },
  {
    name: 'Nextcloud and Fastmail',
    sketch: { menu: 'Security', field: 'App password' },
    steps: [
      'Create an app password: in Nextcloud under Settings, Security; in Fastmail under Settings, Privacy & Security.',
      'Above, choose “By an account”. The server is the address of your Nextcloud, or caldav.fastmail.com.',
      'Enter your username and the app password.',
    ],
  },
];

/** Where to find the form's data at each provider. */
export function CalendarHelp() {
  return (
    <Card padding="md">
      <Recipes>
        {recipes.map(({ name, sketch, steps, limit }) => (
          <details key={name}>
            <summary>{name}</summary>
            <RecipeSketch {...sketch} />
            <ol>
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
            {limit && (
              <Text size="sm" tone="muted">
                {limit}
              </Text>
            )}
          </details>
        ))}
      </Recipes>
    </Card>
  );
}

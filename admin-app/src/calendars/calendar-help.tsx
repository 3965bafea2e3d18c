import { Card, Muted, border, color, radius } from 'shared-ui';
import { Recipes } from './calendars.styles';
import { styled } from 'styled-components';

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
            {limit && <Muted>{limit}</Muted>}
          </details>
        ))}
      </Recipes>
    </Card>
  );
}

const Sketch = styled.svg`
  display: block;
  inline-size: 100%;
  max-inline-size: 22rem;
  border: ${border.hairline} solid ${color.border};
  border-radius: ${radius.sm};
  background: ${color.surface};

  text {
    fill: ${color.text};
  }
  .line {
    fill: ${color.border};
  }
  .chosen {
    fill: ${color.infoSoft};
    stroke: ${color.info};
  }
  .field {
    fill: none;
    stroke: ${color.info};
  }
`;

/** `menu`: the entry to choose. `field`: what to look for on its page. */
type RecipeSketchProps = { menu: string; field: string };

/** A drawing of a settings page with the menu entry to choose. The steps say the same in words. */
function RecipeSketch({ menu, field }: RecipeSketchProps) {
  return (
    <Sketch viewBox="0 0 320 104" aria-hidden="true">
      <rect className="line" width="320" height="14" />
      <circle cx="10" cy="7" r="3" fill="currentColor" />
      <circle cx="20" cy="7" r="3" fill="currentColor" />
      <rect className="line" x="10" y="26" width="72" height="6" rx="3" />
      <rect className="line" x="10" y="40" width="56" height="6" rx="3" />
      <rect className="chosen" x="6" y="53" width="120" height="20" rx="4" />
      <text x="12" y="66" fontSize="10">
        {menu}
      </text>
      <rect className="line" x="10" y="82" width="64" height="6" rx="3" />
      <text x="144" y="38" fontSize="10">
        {field}
      </text>
      <rect className="field" x="144" y="46" width="164" height="20" rx="4" />
      <rect className="line" x="150" y="53" width="120" height="6" rx="3" />
    </Sketch>
  );
}

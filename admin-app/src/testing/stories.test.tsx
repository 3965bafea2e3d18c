import { composeStories, type Meta } from '@storybook/react-webpack5';
import { TestDataProvider } from 'data-client/testing';
import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { renderWithTheme } from 'shared-ui/testing';
import * as postEditor from '../blog/post-editor-view.stories';
import * as posts from '../blog/posts-view.stories';
import * as bookingDetails from '../bookings/booking-details-view.stories';
import * as availability from '../bookings/availability/availability-view.stories';
import * as blockedTimes from '../bookings/blocked-times/blocked-times-view.stories';
import * as bookings from '../bookings/bookings-view.stories';
import * as week from '../bookings/week/week-view.stories';
import * as palette from '../command-palette/command-palette-view.stories';
import * as contacts from '../contacts/contacts-view.stories';
import * as messageDetails from '../contacts/message-details-view.stories';
import * as history from '../history/history-view.stories';
import * as mails from '../mails/mails-view.stories';
import * as campaignForm from '../newsletter/campaigns/campaign-form-view.stories';
import * as campaignProgress from '../newsletter/campaigns/campaign-progress-view.stories';
import * as campaignReports from '../newsletter/campaigns/reports-view.stories';
import * as newsletter from '../newsletter/subscribers-view.stories';
import * as overview from '../overview/overview-view.stories';
import * as deskFrame from '../desk-frame/desk-frame-view.stories';
import * as crop from '../image-field/crop-view.stories';
import * as imageField from '../image-field/image-field-view.stories';
import * as fonts from '../fonts/fonts-view.stories';
import * as portrait from '../portrait/portrait-view.stories';
import * as seo from '../seo/seo-view.stories';
import * as settings from '../settings/settings-view.stories';
import * as shortcuts from '../shortcuts/shortcuts-dialog.stories';
import * as code from '../sign-in/code-view.stories';
import * as signIn from '../sign-in/sign-in-view.stories';
import * as testimonialEditor from '../testimonials/testimonial-editor-view.stories';
import * as testimonials from '../testimonials/testimonials-view.stories';
import * as setUp from '../two-factor/set-up-view.stories';
import * as twoFactor from '../two-factor/two-factor-view.stories';
import { accessibilityFindings } from './accessibility';

// Axe takes its time with a page of twenty rows.
jest.setTimeout(60_000);

type Stories = { default: Meta };

const files = [
  signIn,
  code,
  setUp,
  twoFactor,
  deskFrame,
  bookings,
  bookingDetails,
  contacts,
  messageDetails,
  overview,
  week,
  palette,
  shortcuts,
  availability,
  blockedTimes,
  portrait,
  fonts,
  seo,
  settings,
  newsletter,
  history,
  mails,
  campaignForm,
  campaignProgress,
  campaignReports,
  posts,
  postEditor,
  testimonials,
  testimonialEditor,
  imageField,
  crop,
] as unknown as Stories[];

const stories = files.flatMap((file) =>
  Object.entries(composeStories(file) as Record<string, ComponentType>).map(
    ([name, Story]) => [`${file.default.title}: ${name}`, Story] as const,
  ),
);

// React reports what a boundary caught, in the story about a tab that fails.
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => jest.restoreAllMocks());

test.each(stories)('X5 %s renders without accessibility findings', async (_title, Story) => {
  renderWithTheme(
    <TestDataProvider>
      <MemoryRouter initialEntries={['/admin/bookings']}>
        <Story />
      </MemoryRouter>
    </TestDataProvider>,
  );
  expect(await accessibilityFindings()).toEqual([]);
});

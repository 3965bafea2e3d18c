import { composeStories, type Meta } from '@storybook/react-webpack5';
import type { ComponentType } from 'react';
import * as about from '../about/about-view.stories';
import * as storyDialog from '../about/story-dialog.stories';
import * as contact from '../contact/contact-view.stories';
import * as messageForm from '../contact/message-form-view.stories';
import * as cookieBanner from '../cookie-banner/cookie-banner-view.stories';
import * as hero from '../hero/hero-view.stories';
import * as legal from '../legal/legal-document.stories';
import * as maintenance from '../maintenance/maintenance-view.stories';
import * as newsletterBox from '../newsletter/newsletter-box.stories';
import * as newsletter from '../newsletter/newsletter-form-view.stories';
import * as notFound from '../not-found/not-found-page.stories';
import * as serviceDialog from '../services/service-dialog.stories';
import * as services from '../services/services-view.stories';
import * as footer from '../site-footer/footer-view.stories';
import * as header from '../site-header/header-view.stories';
import * as testimonials from '../testimonials/testimonials-view.stories';
import { accessibilityFindings } from './accessibility';
import { renderSite } from './render-site';

type Stories = { default: Meta };

const files = [
  header,
  hero,
  about,
  storyDialog,
  services,
  serviceDialog,
  testimonials,
  contact,
  messageForm,
  newsletter,
  newsletterBox,
  footer,
  notFound,
  legal,
  maintenance,
  cookieBanner,
] as unknown as Stories[];

const stories = files.flatMap((file) =>
  Object.entries(composeStories(file) as Record<string, ComponentType>).map(
    ([name, Story]) => [`${file.default.title}: ${name}`, Story] as const,
  ),
);

test.each(stories)('X5 %s renders without accessibility findings', async (_title, Story) => {
  renderSite(<Story />);
  expect(await accessibilityFindings()).toEqual([]);
});

import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Heading, Section, SkipLink } from 'shared-ui';
import { renderWithTheme } from 'shared-ui/testing';

test('a section is a region named by its heading', () => {
  renderWithTheme(
    <Section id="services" tone="navy" labelledBy="services-title">
      <Heading level={2} id="services-title">
        Services
      </Heading>
    </Section>,
  );
  expect(screen.getByRole('region', { name: 'Services' })).toHaveAttribute('id', 'services');
});

test('a heading keeps its level at any size', () => {
  renderWithTheme(
    <Heading level={3} size="display">
      Small in rank
    </Heading>,
  );
  expect(screen.getByRole('heading', { level: 3, name: 'Small in rank' })).toBeVisible();
});

test('the skip link moves the focus to the content and does not change the URL', async () => {
  const before = window.location.href;
  renderWithTheme(
    <>
      <SkipLink targetId="content" />
      <main id="content" tabIndex={-1} />
    </>,
  );
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('main')).toHaveFocus();
  expect(window.location.href).toBe(before);
});

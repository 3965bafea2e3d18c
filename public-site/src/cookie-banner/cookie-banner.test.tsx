/**
 * @jest-environment-options {"styles": true}
 */
import { useState } from 'react';
import { act, screen, waitFor } from '@testing-library/react';
import type { Consent, CookieBannerProps } from '../contract';
import { renderSite } from '../testing/render-site';
import { allServices } from '../testing/story-legal';
import { CookieBanner } from './cookie-banner';

const onDecide = jest.fn();

/** A page that shows the banner the way the host does. */
function Page(props: Partial<CookieBannerProps>) {
  const [isRequested, setIsRequested] = useState(props.isRequested ?? false);
  const [consent, setConsent] = useState(props.consent);
  const handleDecide = (decided: Consent) => {
    onDecide(decided);
    setConsent(decided);
    setIsRequested(false);
  };
  return (
    <>
      <main id="content" tabIndex={-1}>
        <button type="button" onClick={() => setIsRequested(true)}>
          Cookie settings
        </button>
      </main>
      {(!consent || isRequested) && (
        <CookieBanner
          services={allServices}
          cookiePolicyAddress="/cookie-policy"
          {...props}
          consent={consent}
          isRequested={isRequested}
          onDecide={handleDecide}
          onDismiss={() => setIsRequested(false)}
        />
      )}
    </>
  );
}

const banner = () => screen.findByRole('region', { name: 'Cookies' });
const button = (name: string) => screen.getByRole('button', { name });
const box = (name: string) => screen.getByRole('checkbox', { name });

beforeEach(() => onDecide.mockReset());

test('the banner does not block the page, and both answers look the same', async () => {
  renderSite(<Page />);
  expect(await banner()).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(document.body).toHaveFocus();
  expect(button('Reject all').className).toBe(button('Accept all').className);
  expect(screen.getByText(/May I use analytics and marketing/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Cookie Policy' })).toHaveAttribute('href', '/cookie-policy');
});

test.each([
  ['Accept all', { analytics: true, marketing: true }],
  ['Reject all', { analytics: false, marketing: false }],
])('%s takes one click and moves the focus to the page', async (answer, decided) => {
  const { visitor } = renderSite(<Page />);
  await banner();
  await visitor.click(button(answer));
  expect(onDecide).toHaveBeenCalledWith(decided);
  expect(screen.queryByRole('region', { name: 'Cookies' })).not.toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
});

test('a visitor can allow a single category', async () => {
  const { visitor } = renderSite(<Page />);
  await banner();
  await visitor.click(button('Options'));
  expect(box('Necessary')).toBeChecked();
  expect(box('Necessary')).toBeDisabled();
  expect(box('Analytics')).not.toBeChecked();
  expect(box('Analytics')).toHaveAccessibleDescription(/In use: Google Analytics, Google Tag Manager, Hotjar/);
  await visitor.click(box('Analytics'));
  await visitor.click(button('Save choices'));
  expect(onDecide).toHaveBeenCalledWith({ analytics: true, marketing: false });
});

test('reopening the banner focuses its heading, and closing it restores the focus', async () => {
  const { visitor } = renderSite(<Page consent={{ analytics: true, marketing: false }} />);
  await visitor.click(button('Cookie settings'));
  await banner();
  expect(screen.getByRole('heading', { name: 'Cookies' })).toHaveFocus();
  expect(box('Analytics')).toBeChecked();
  await visitor.click(box('Analytics'));
  await visitor.click(button('Save choices'));
  expect(onDecide).toHaveBeenCalledWith({ analytics: false, marketing: false });
  expect(button('Cookie settings')).toHaveFocus();
});

test('Escape closes a reopened banner without a decision', async () => {
  const { visitor } = renderSite(<Page consent={{ analytics: true, marketing: true }} />);
  await visitor.click(button('Cookie settings'));
  await banner();
  await visitor.keyboard('{Escape}');
  expect(screen.queryByRole('region', { name: 'Cookies' })).not.toBeInTheDocument();
  expect(onDecide).not.toHaveBeenCalled();
  expect(button('Cookie settings')).toHaveFocus();
});

test('Accept all respects the Global Privacy Control signal', async () => {
  Object.assign(navigator, { globalPrivacyControl: true });
  const { visitor } = renderSite(<Page />);
  await banner();
  await visitor.click(button('Accept all'));
  expect(onDecide).toHaveBeenCalledWith({ analytics: true, marketing: false });
  Object.assign(navigator, { globalPrivacyControl: undefined });
});

test('the banner stays hidden while it would cover the hero buttons', async () => {
  let report: (isIntersecting: boolean) => void = () => {};
  class Overlap {
    constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
      report = (isIntersecting) => callback([{ isIntersecting }]);
    }
    observe() {}
    disconnect() {}
  }
  class Size {
    constructor(private readonly callback: () => void) {}
    observe() {
      this.callback();
    }
    disconnect() {}
  }
  const { IntersectionObserver, ResizeObserver } = window;
  Object.assign(window, { IntersectionObserver: Overlap, ResizeObserver: Size });
  renderSite(
    <>
      <div id="hero-actions">
        <button type="button">Start Your Transformation</button>
      </div>
      <Page />
    </>,
  );
  await waitFor(() => expect(screen.getByText(/May I use/)).not.toBeVisible());
  act(() => report(true));
  expect(screen.getByText(/May I use/)).not.toBeVisible();
  act(() => report(false));
  expect(screen.getByText(/May I use/)).toBeVisible();
  Object.assign(window, { IntersectionObserver, ResizeObserver });
});

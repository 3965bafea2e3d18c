/**
 * @jest-environment-options {"styles": true}
 */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button, createPalette, Heading, themeCss, ThemeProvider, UiProvider, useNotify } from 'shared-ui';
import { styled } from 'styled-components';

const valueOf = (name: string, element: Element = document.documentElement) =>
  getComputedStyle(element).getPropertyValue(name).trim();

test('X5 the document has CSS variables for the default theme', () => {
  render(<ThemeProvider>page</ThemeProvider>);
  expect(valueOf('--color-brand')).toBe('#032B44');
  expect(valueOf('--font-heading')).toContain("'Playfair Display'");
});

test("the owner's colors, fonts and button shape change the CSS variables", () => {
  render(
    <ThemeProvider
      palette={createPalette({ primary: '#1B4332' })}
      fonts={{ heading: 'Lora', lineHeight: 1.4 }}
      buttonShape="pill"
    >
      page
    </ThemeProvider>,
  );
  expect(valueOf('--color-brand')).toBe('#1B4332');
  expect(valueOf('--font-heading')).toMatch(/^'Lora', ?Georgia, ?serif$/);
  expect(valueOf('--line-height-body')).toBe('1.4');
  expect(valueOf('--radius-button')).toBe('999px');
});

test('F2 a heading of any size is never smaller than the text', () => {
  render(
    <ThemeProvider fonts={{ headingSize: 24, bodySize: 24 }}>
      <Heading level={3} size="sm">
        Contact
      </Heading>
    </ThemeProvider>,
  );
  expect(valueOf('font-size', screen.getByText('Contact'))).toMatch(/^max\(1rem,/);
});

test('an invalid font name cannot inject CSS', () => {
  const css = themeCss({ palette: createPalette(), fonts: { heading: "x'; } body { display: none } :root { --a: '" } });
  expect(css).not.toContain('display: none');
  expect(css).toContain("'Playfair Display'");
});

test('a part of the page can have another theme', () => {
  const target = document.body.appendChild(document.createElement('div'));
  const { unmount } = render(
    <ThemeProvider target={target} palette={createPalette({ primary: '#7B2D26' })}>
      page
    </ThemeProvider>,
  );
  expect(valueOf('--color-brand', target)).toBe('#7B2D26');
  expect(valueOf('--color-brand')).not.toBe('#7B2D26');
  unmount();
  expect(target).not.toHaveAttribute('data-theme');
});

const Box = styled.div`
  padding: 1.5rem;
`;

function Notifies() {
  const notify = useNotify();
  return <Button onClick={() => notify({ tone: 'success', message: 'Booked' })}>Book</Button>;
}

test('X4 in a shadow root, styles and notifications stay inside', async () => {
  const before = document.head.querySelectorAll('style').length;
  const root = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
  const container = root.appendChild(document.createElement('div'));
  render(
    <UiProvider target={root}>
      <Box />
      <Notifies />
    </UiProvider>,
    { container: container as HTMLElement },
  );
  const inside = within(container);
  await userEvent.click(inside.getByRole('button', { name: 'Book' }));
  expect(root.querySelector('[role=alert]')).toHaveTextContent('Booked');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(document.head.querySelectorAll('style')).toHaveLength(before);
  const rules = [...root.querySelectorAll('style')].flatMap(({ sheet }) => [...(sheet?.cssRules ?? [])]);
  const styles = rules.map(({ cssText }) => cssText).join('');
  expect(styles).toContain('padding: 1.5rem');
  expect(styles).toContain('--color-brand: #032B44');
});

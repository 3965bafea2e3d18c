import { createRoot } from 'react-dom/client';
import { actionBar, Alert, Button, layer, space } from 'shared-ui';
import { createGlobalStyle, styled } from 'styled-components';
import { removeOverrides, type Override } from './override-switch';

/** Stays at the lower edge of the window. Its space is at the end of the page, so it hides nothing there. */
const Bar = styled.aside`
  position: sticky;
  inset-block-end: 0;
  z-index: ${layer.sticky};
`;

/** Browsers scroll a focused element above the bar. */
const SpaceForBar = createGlobalStyle`:root { scroll-padding-block-end: ${space['4xl']}; }`;

function OverrideBanner({ overrides }: { overrides: readonly Override[] }) {
  const handleReset = () => {
    removeOverrides();
    location.reload();
  };
  return (
    <Bar {...actionBar} aria-label="Overridden remotes">
      <SpaceForBar />
      <Alert
        tone="warning"
        role="status"
        action={
          <Button size="sm" variant="secondary" onClick={handleReset}>
            Reset
          </Button>
        }
      >
        {overrides.map(({ remote, folder }) => `${remote} is loaded from ${new URL(folder).origin}.`).join(' ')}
      </Alert>
    </Bar>
  );
}

/** Shows which remotes this tab overrides. Its separate React root survives failures of the page. */
export function showOverrideBanner(overrides: readonly Override[]): void {
  const container = document.createElement('div');
  // A box around the bar would confine it to that box.
  container.style.display = 'contents';
  document.body.append(container);
  createRoot(container).render(<OverrideBanner overrides={overrides} />);
}

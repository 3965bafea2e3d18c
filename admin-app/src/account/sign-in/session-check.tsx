import { Spinner } from 'shared-ui';
import { styled } from 'styled-components';

const Frame = styled.main`
  display: grid;
  place-content: center;
  min-block-size: 100vh;
`;

export function SessionCheck() {
  return (
    <Frame id="content" tabIndex={-1}>
      <Spinner size="lg" label="Checking your session" isLabelHidden />
    </Frame>
  );
}

import type { Credentials } from 'data-client/owner';
import { Link } from 'react-router-dom';
import { Accent, Alert, Avatar, Button, Heading, Icon, Stack, Text } from 'shared-ui';
import { Back, Brand, BrandFoot, BrandHead, BrandMotto, Frame, Main } from './sign-in-view.styles';
import { SignInForm } from './sign-in-form';

export type SignInViewProps = {
  siteName: string;
  tagline: string;
  sitePath: string;
  /** Why somebody who was inside is asked again. */
  notice?: string;
  /** It could not be found out whether the owner is signed in. */
  checkFailure?: string;
  /** Why the last attempt was not accepted. */
  refusal?: string;
  isBusy?: boolean;
  takesFocus?: boolean;
  onSubmit: (credentials: Credentials) => void;
  onRecheck: () => void;
};

export function SignInView({ siteName, tagline, sitePath, notice, checkFailure, onRecheck, ...form }: SignInViewProps) {
  return (
    <Frame>
      <Brand data-tone="brand">
        <BrandHead>
          <Avatar name={siteName} size="md" isDecorative />
          <span>{siteName}</span>
        </BrandHead>
        <BrandMotto>{tagline}</BrandMotto>
        <BrandFoot aria-hidden="true">
          <Accent>{siteName}</Accent>
        </BrandFoot>
      </Brand>
      <Main id="content" tabIndex={-1}>
        <Stack gap="lg">
          <div>
            <Heading level={1} size="lg">
              Welcome back
            </Heading>
            <Text tone="muted">Sign in to your desk.</Text>
          </div>
          {checkFailure && <CheckFailure words={checkFailure} onRecheck={onRecheck} />}
          {notice && <Alert tone="info">{notice}</Alert>}
          <SignInForm {...form} />
        </Stack>
        <Back as={Link} to={sitePath}>
          <Icon name="arrow-left" />
          Back to the website
        </Back>
      </Main>
    </Frame>
  );
}

function CheckFailure({ words, onRecheck }: { words: string; onRecheck: () => void }) {
  return (
    <Alert
      tone="warning"
      title="We could not check whether you are signed in."
      action={
        <Button size="sm" variant="secondary" icon="refresh" onClick={onRecheck}>
          Try again
        </Button>
      }
    >
      {words}
    </Alert>
  );
}

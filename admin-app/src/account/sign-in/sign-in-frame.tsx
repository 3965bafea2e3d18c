import type { ReactNode } from 'react';
import { Accent, Alert, Avatar, Heading, Icon, RetryButton, Stack, Text } from 'shared-ui';
import { Brand, BrandFoot, BrandHead, BrandMotto, Frame, FrameLink, Main } from './sign-in-frame.styles';

export type SignInFrameProps = {
  siteName: string;
  tagline: string;
  sitePath: string;
  /** Why a signed-in owner has to sign in again. */
  notice?: string;
  /** The session check failed. */
  checkFailure?: string;
  onRecheck?: () => void;
  /** A link out of this step. */
  otherWay?: { to: string; label: string };
};

export type WholeFrameProps = SignInFrameProps & { title: string; about: string; children: ReactNode };

/** The brand next to one step of signing in, with a link back to the website. */
export function SignInFrame(props: WholeFrameProps) {
  const { siteName, tagline, sitePath, notice, checkFailure, onRecheck, title, about, otherWay, children } = props;
  return (
    <Frame>
      <Brand data-tone="brand">
        <BrandHead>
          <Avatar name={siteName} size="md" />
          <span>{siteName}</span>
        </BrandHead>
        <BrandMotto>{tagline}</BrandMotto>
        <BrandFoot aria-hidden="true">
          <Accent>{siteName}</Accent>
        </BrandFoot>
      </Brand>
      <Main id="content" tabIndex={-1}>
        <Stack gap="lg">
          <Stack gap="xs">
            <Heading level={1} size="lg">
              {title}
            </Heading>
            <Text tone="muted">{about}</Text>
          </Stack>
          {checkFailure && <CheckFailure words={checkFailure} onRecheck={onRecheck} />}
          {notice && <Alert tone="info">{notice}</Alert>}
          {children}
          {otherWay && <FrameLink to={otherWay.to}>{otherWay.label}</FrameLink>}
        </Stack>
        <FrameLink to={sitePath}>
          <Icon name="arrow-left" />
          Back to the website
        </FrameLink>
      </Main>
    </Frame>
  );
}

function CheckFailure({ words, onRecheck }: { words: string; onRecheck?: () => void }) {
  return (
    <Alert tone="warning" title="Your session couldn’t be checked." action={<RetryButton onClick={onRecheck} />}>
      {words}
    </Alert>
  );
}

import { useState } from 'react';
import { IconButton, Input, space, target, type InputProps } from 'shared-ui';
import { DashboardIcon } from './dashboard-icon';
import { styled } from 'styled-components';

const Frame = styled.span`
  position: relative;
  display: block;

  > input {
    padding-inline-end: calc(${target.touch} + ${space['2xs']});
  }
  > button {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
    outline-offset: calc(-1 * ${space['2xs']});
  }
`;

export type PasswordInputProps = Omit<InputProps, 'type'> & {
  /** Names the password in its button, if there are several: `new password`. */
  subject?: string;
};

/** A password input, inside a Field, with a button to show the password. */
export function PasswordInput({
  subject = 'password',
  autoComplete = 'current-password',
  ...rest
}: PasswordInputProps) {
  const [isShown, setShown] = useState(false);
  return (
    <Frame>
      <Input
        {...rest}
        type={isShown ? 'text' : 'password'}
        autoComplete={autoComplete}
        spellCheck={false}
        autoCapitalize="none"
      />
      <IconButton
        label={`${isShown ? 'Hide' : 'Show'} ${subject}`}
        icon={<DashboardIcon name={isShown ? 'eye-off' : 'eye'} />}
        disabled={rest.disabled}
        onClick={() => setShown(!isShown)}
      />
    </Frame>
  );
}

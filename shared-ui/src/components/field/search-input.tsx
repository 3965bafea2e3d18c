import { useRef } from 'react';
import { styled } from 'styled-components';
import { color, space, target, layer } from '../../theme/references';
import { IconButton } from '../button/icon-button';
import { Icon } from '../icon/icon';
import { Field } from './field';
import { Input, type InputProps } from './inputs';

const Frame = styled.span`
  position: relative;
  display: block;

  > input {
    padding-inline: calc(${space.sm} * 2 + 1.25em) ${target.touch};
  }
  > input::-webkit-search-cancel-button {
    display: none;
  }
  > svg {
    position: absolute;
    z-index: ${layer.raised};
    inset-block-start: calc(50% - 0.625em);
    inset-inline-start: ${space.sm};
    color: ${color.textMuted};
    pointer-events: none;
  }
  > button {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
    outline-offset: calc(-1 * ${space['2xs']});
  }
  > button[hidden] {
    display: none;
  }
`;

export type SearchInputProps = Omit<InputProps, 'type' | 'value' | 'onChange'> & {
  /** Accessible name: `Search articles`. */
  label: string;
  value: string;
  onChange: (value: string) => void;
};

/** A search field with a hidden label and a clear button. */
export function SearchInput({ label, value, onChange, className, ...rest }: SearchInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  return (
    <Field label={label} isLabelHidden className={className}>
      <Frame>
        <Icon name="search" />
        <Input
          ref={input}
          autoComplete="off"
          {...rest}
          type="search"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
        {/* Always rendered: mounting it with the first keystroke would restyle the whole page. */}
        <IconButton label="Clear search" icon="close" onClick={clear} hidden={value === ''} />
      </Frame>
    </Field>
  );
}

import { useState } from 'react';
import { Field, Input } from 'shared-ui';

type DayFieldProps = { label: string; value: string; min?: string; max?: string; onChange: (day: string) => void };

/** A day of a filter in the address. Keeps the day while it is typed, because the address follows later. */
export function DayField({ label, value, onChange, ...limits }: DayFieldProps) {
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  if (seen !== value) {
    setSeen(value);
    setText(value);
  }
  return (
    <Field label={label}>
      <Input
        type="date"
        value={text}
        {...limits}
        onChange={({ target }) => {
          setText(target.value);
          // A year that is still being typed begins with zeros.
          if (!target.value.startsWith('0')) onChange(target.value);
        }}
      />
    </Field>
  );
}

import { VisuallyHidden } from 'shared-ui';

export type TrapFieldProps = { value: string; onChange: (value: string) => void };

/** Nobody who looks at the page, hears it or tabs through it meets this field; whoever fills it in is a program. */
export function TrapField({ value, onChange }: TrapFieldProps) {
  return (
    <VisuallyHidden as="label" aria-hidden="true">
      Website
      <input
        type="text"
        name="website"
        tabIndex={-1}
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </VisuallyHidden>
  );
}

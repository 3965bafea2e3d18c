import { VisuallyHidden } from 'shared-ui';

type TrapFieldProps = { value: string; onChange: (value: string) => void };

/** People neither see nor reach it; programs that fill in every field give themselves away. */
export function TrapField({ value, onChange }: TrapFieldProps) {
  return (
    <VisuallyHidden aria-hidden="true">
      <input
        name="website"
        aria-label="Leave this empty"
        tabIndex={-1}
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </VisuallyHidden>
  );
}

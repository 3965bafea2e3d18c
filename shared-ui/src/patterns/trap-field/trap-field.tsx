import { VisuallyHidden } from '../../components/layout/visually-hidden';

export type TrapFieldProps = { value: string; onChange: (value: string) => void };

/** For public forms: people neither see, hear nor reach it; whoever fills it in is a program, and is refused by the server. */
export function TrapField({ value, onChange }: TrapFieldProps) {
  return (
    <VisuallyHidden aria-hidden="true">
      <input
        type="text"
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

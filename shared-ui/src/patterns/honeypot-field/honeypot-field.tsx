import { VisuallyHidden } from '../../components/layout/visually-hidden';

/** A hidden field of public forms. Only bots fill it in, and the server rejects them. */
export function HoneypotField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
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

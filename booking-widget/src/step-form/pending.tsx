import { Grid, Skeleton, VisuallyHidden } from 'shared-ui';

const tiles = [...new Uint8Array(7).keys()];

/** The skeleton of a choice. */
export function Pending({ label }: { label: string }) {
  return (
    <div role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <Grid min="7.5rem" gap="sm">
        {tiles.map((tile) => (
          <Skeleton key={tile} height="3rem" radius="md" />
        ))}
      </Grid>
    </div>
  );
}

import type { Manifest } from 'domain/backup/manifest';
import { color, font, media, space, Stack, Muted, Text, width } from 'shared-ui';
import { styled } from 'styled-components';
import { useCoachTime } from '../../dashboard/coach-time';
import { count, counted } from '../../dashboard/counted';
import type { CheckedFile } from './chosen-file';

const Rows = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space.xs} ${space.lg};
  max-inline-size: ${width.narrow};
  font-size: ${font.size.sm};

  ${media.up('sm')} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  > div {
    display: flex;
    justify-content: space-between;
    gap: ${space.xs};
  }
  dt {
    color: ${color.textMuted};
  }
  dd {
    font-variant-numeric: tabular-nums;
    font-weight: ${font.weight.semibold};
  }
`;

const kinds: Record<string, string> = {
  bookings_la2024: 'Bookings',
  contact_messages_la2024: 'Messages',
  people: 'People',
  newsletter_subscribers_la2024: 'Subscribers',
  newsletter_campaigns: 'Newsletters',
  blog_posts_la2024: 'Blog posts',
  testimonials_la2024: 'Testimonials',
  services_la2024: 'Services',
  site_settings_la2024: 'Settings',
};

/** The saved rows by kind, with the unlisted kinds combined, and the images. */
function rowsByKind({ tables, images }: Manifest): [kind: string, rows: number][] {
  const rest = Object.entries(tables).filter(([table]) => !(table in kinds));
  return [
    ...Object.entries(kinds).map(([table, kind]): [string, number] => [kind, tables[table]?.rows ?? 0]),
    ['Images', images.length],
    ['Other rows', rest.reduce((sum, [, { rows }]) => sum + rows, 0)],
  ];
}

const megabytes = (bytes: number) => `${(Math.max(bytes, 50_000) / 1_000_000).toFixed(1)} MB`;

/** The content of a saved file, with its date and version. */
export function FileSummary({ file: { name, size, manifest } }: { file: CheckedFile }) {
  const { moment } = useCoachTime();
  return (
    <Stack gap="sm">
      <div>
        <Text style={{ overflowWrap: 'anywhere' }}>
          <strong>{name}</strong>
        </Text>
        <Muted>
          {`Saved ${moment(new Date(manifest.saved_at))} by version ${manifest.project_version} · ${megabytes(size)} · complete and unchanged`}
        </Muted>
      </div>
      <Rows>
        {rowsByKind(manifest).map(([kind, rows]) => (
          <div key={kind}>
            <dt>{kind}</dt>
            <dd>{count(rows)}</dd>
          </div>
        ))}
      </Rows>
      {manifest.lost_images.length > 0 && (
        <Muted>
          {`${counted(manifest.lost_images.length, 'image')} couldn’t be read when the file was saved and will be missing.`}
        </Muted>
      )}
    </Stack>
  );
}

import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { Manifest } from 'domain/backup/manifest';
import type { CheckedFile } from './chosen-file';
import { RestoreFrame, RestoreView, type RestoreViewProps } from './restore-view';

const table = (rows: number) => ({ rows, fingerprint: '1', columns: ['id'], pages: [], sha256: '' });

const manifest: Manifest = {
  format: 1,
  project_version: '0.1.0',
  schema_version: '20261123000000',
  saved_at: '2026-11-20T15:04:05Z',
  tables: {
    bookings_la2024: table(1284),
    contact_messages_la2024: table(341),
    people: table(912),
    newsletter_subscribers_la2024: table(20_411),
    newsletter_campaigns: table(18),
    blog_posts_la2024: table(64),
    testimonials_la2024: table(23),
    services_la2024: table(6),
    site_settings_la2024: table(112),
    change_history: table(7310),
  },
  images: Array.from({ length: 86 }, (_, index) => ({
    name: `posts/${index}.webp`,
    type: 'image/webp',
    size: 1,
    cache_control: null,
    entry: `images/posts/${index}.webp`,
  })),
  lost_images: [],
  entries: {},
};

const file: CheckedFile = {
  name: 'coach-site-2026-11-20.zip',
  size: 48_200_000,
  manifest,
  verified: { manifest, zip: { names: [], read: async () => new Uint8Array() } },
};

const readiness = { readiness: 'empty', schema_version: '20261123000000', unfinished: null } as const;
const unfinished = { restore_id: 'one', started_at: '2026-11-20T15:04:05Z', is_running: false, images: [] };
const progress = { rows: 12_000, ofRows: 30_481, images: 86, ofImages: 86, isStoring: false };

function Story(props: RestoreViewProps) {
  return (
    <RestoreFrame state="idle">
      <RestoreView {...props} />
    </RestoreFrame>
  );
}

const nothing = () => {};

const meta = {
  title: 'Admin/Restore from a file',
  component: Story,
  args: {
    readiness,
    restore: { state: 'idle' },
    check: nothing,
    cancel: nothing,
    goOn: nothing,
    reset: nothing,
    onStart: nothing,
    onDrop: nothing,
  },
} satisfies Meta<typeof Story>;

export default meta;
type StoryOf = StoryObj<typeof meta>;

export const ChooseFile: StoryOf = {};

export const InUse: StoryOf = { args: { readiness: { ...readiness, readiness: 'used' } } };

export const Damaged: StoryOf = {
  args: {
    restore: { state: 'idle', problem: 'This is not a complete saved file. Copy it again, or choose another one.' },
  },
};

export const Checking: StoryOf = { args: { restore: { state: 'checking', name: file.name, share: 0.42 } } };

export const Checked: StoryOf = { args: { restore: { state: 'checked', file } } };

export const CheckedForSample: StoryOf = {
  args: {
    readiness: { ...readiness, readiness: 'sample' },
    restore: { state: 'checked', file: { ...file, manifest: { ...manifest, lost_images: ['posts/86.webp'] } } },
  },
};

export const Uploading: StoryOf = { args: { restore: { state: 'running', progress } } };

export const Paused: StoryOf = {
  args: {
    restore: {
      state: 'interrupted',
      progress,
      reason: 'The server couldn’t be reached. Please check your connection and try again.',
    },
  },
};

export const Restored: StoryOf = { args: { restore: { state: 'done', rows: 30_481, images: 86 } } };

export const RunningElsewhere: StoryOf = {
  args: { readiness: { ...readiness, unfinished: { ...unfinished, is_running: true } } },
};

export const Interrupted: StoryOf = { args: { readiness: { ...readiness, unfinished } } };

export const LongName: StoryOf = {
  args: {
    restore: {
      state: 'checked',
      file: { ...file, name: `${'everything-from-the-website-of-the-coach-'.repeat(4)}2026-11-20 (1).zip` },
    },
  },
  globals: { viewport: { value: 'phone' } },
};

import type { KeyboardEvent } from 'react';
import { Button, Card, Heading, Inline, Stack, Muted } from 'shared-ui';
import { DashboardIcon } from 'shared-ui/dashboard';
import { ChangedElsewhere, overwriteLabel } from '../form/changed-elsewhere';
import { ImageField } from '../form/image/image-field';
import { PortraitPicture } from './portrait-picture';
import { samplePortraits } from './portrait-places';
import { Sample, Samples } from './portrait.styles';
import type { PortraitChange } from './use-portrait';

const min = { width: 400, height: 600 };

/** Replaces the portrait with an upload, a URL or a sample, after an optional preview. */
export function NewPortrait({ name, portrait }: { name: string; portrait: PortraitChange }) {
  const { typed, previewed, problem, theirs, isSaving, change, preview, save } = portrait;
  const isEmpty = typed === '';
  const saveOnEnter = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement && event.target.type === 'url') void save();
  };
  return (
    <Card as="section" aria-label="New portrait">
      <Stack gap="lg" onKeyDown={saveOnEnter}>
        <ImageField
          label="New portrait"
          addressLabel="New portrait URL"
          purpose="portraits"
          min={min}
          value={typed}
          error={problem}
          hint="Upload an image or enter its URL."
          onChange={change}
        />
        {theirs && (
          <ChangedElsewhere
            subject="The portrait was"
            fields={[{ label: 'Portrait', value: theirs }]}
            onTakeTheirs={() => change('')}
          />
        )}
        {previewed ? (
          <Stack gap="md">
            <PortraitPicture key={previewed} name={name} src={previewed} caption="Preview" />
            <Inline gap="xs">
              <Button isBusy={isSaving} busyLabel="Saving..." onClick={() => void save()}>
                {theirs ? overwriteLabel : 'Confirm & Save'}
              </Button>
              <Button variant="ghost" disabled={isSaving} onClick={() => change('')}>
                Cancel
              </Button>
            </Inline>
          </Stack>
        ) : (
          <Inline gap="xs">
            <Button
              variant="secondary"
              icon={<DashboardIcon name="eye" />}
              disabled={isEmpty || isSaving}
              onClick={preview}
            >
              Preview
            </Button>
            <Button disabled={isEmpty} isBusy={isSaving} busyLabel="Saving..." onClick={() => void save()}>
              {theirs ? overwriteLabel : 'Save Portrait'}
            </Button>
          </Inline>
        )}
        <QuickSelect selected={typed.trim()} onSelect={change} />
      </Stack>
    </Card>
  );
}

function QuickSelect({ selected, onSelect }: { selected: string; onSelect: (address: string) => void }) {
  return (
    <section aria-labelledby="quick-select">
      <Heading level={3} size="sm" id="quick-select">
        Quick Select
      </Heading>
      <Muted>Sample portraits included with the site.</Muted>
      <Samples role="list">
        {samplePortraits.map((address, index) => (
          <li key={address}>
            <Sample type="button" aria-pressed={address === selected} onClick={() => onSelect(address)}>
              <img src={address} alt={`Sample portrait ${index + 1}`} />
            </Sample>
          </li>
        ))}
      </Samples>
    </section>
  );
}

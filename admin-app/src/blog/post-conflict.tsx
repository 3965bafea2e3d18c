import type { OwnerPost, PostDraft } from 'data-client/owner';
import { useState } from 'react';
import { Alert, border, Button, Choice, ChoiceGroup, color, font, radius, space, Stack } from 'shared-ui';
import { styled } from 'styled-components';
import { useCoachTime } from '../dashboard/coach-time';
import { differencesOf, type Difference, type PostField } from './post-values';

const Version = styled.span`
  display: block;
  margin-block-start: ${space['2xs']};
  padding: ${space.xs} ${space.sm};
  border: ${border.hairline} solid ${color.border};
  border-radius: ${radius.sm};
  background: ${color.surface};
  font-size: ${font.size.sm};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

type PostConflictProps = {
  mine: PostDraft;
  theirs: OwnerPost;
  /** Called with the merged draft, before anything is saved. */
  onResolve: (merged: PostDraft, theirs: OwnerPost) => void;
};

/** Compares two versions of a post field by field, so that nothing is overwritten without a choice. */
export function PostConflict({ mine, theirs, onResolve }: PostConflictProps) {
  const [theirFields, setTheirFields] = useState<ReadonlySet<PostField>>(new Set());
  const differences = differencesOf(mine, theirs, useCoachTime());
  const choose = (field: PostField, isTheirs: boolean) =>
    setTheirFields((chosen) => {
      const next = new Set(chosen);
      if (isTheirs) next.add(field);
      else next.delete(field);
      return next;
    });
  const merged = Object.fromEntries(
    Object.entries(mine).map(([field, value]) => [
      field,
      theirFields.has(field as PostField) ? theirs[field as PostField] : value,
    ]),
  ) as PostDraft;
  return (
    <Alert
      tone="warning"
      title="This post was changed somewhere else"
      action={
        <Stack gap="md">
          {differences.map((difference) => (
            <Versions
              key={difference.field}
              difference={difference}
              isTheirs={theirFields.has(difference.field)}
              onChoose={(isTheirs) => choose(difference.field, isTheirs)}
            />
          ))}
          <Button size="sm" onClick={() => onResolve(merged, theirs)}>
            Continue with this selection
          </Button>
        </Stack>
      }
    >
      Another window or device saved a different version. Nothing was overwritten: choose what to keep.
    </Alert>
  );
}

type VersionsProps = { difference: Difference; isTheirs: boolean; onChoose: (isTheirs: boolean) => void };

function Versions({ difference: { label, mine, theirs, field }, isTheirs, onChoose }: VersionsProps) {
  return (
    <ChoiceGroup
      legend={label}
      name={`version-${field}`}
      min="18rem"
      value={isTheirs ? 'theirs' : 'mine'}
      onChange={(value) => onChoose(value === 'theirs')}
    >
      <Choice value="mine">
        Your version
        <Version>{mine || 'Nothing'}</Version>
      </Choice>
      <Choice value="theirs">
        Saved version
        <Version>{theirs || 'Nothing'}</Version>
      </Choice>
    </ChoiceGroup>
  );
}

import { personLimits, type Person, type PersonTag } from 'data-client/owner';
import { useId, useState } from 'react';
import { Badge, Button, Field, IconButton, Input, Muted } from 'shared-ui';
import { Form } from '../form/form';
import { FieldAndButton, TagList } from './people.styles';
import type { PersonChanges } from './use-person-changes';
import { useUnsavedGuard } from '../form/unsaved/use-unsaved-guard';
import { PartHeading } from '../dashboard/panel-head';

/** The tags of a person, and a field that suggests the tags of others. */
export function PersonTags({ person, changes }: { person: Person; changes: PersonChanges }) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const suggestions = useId();
  useUnsavedGuard({ isDirty: text !== '' });
  const tags = sameTags(person.tags);
  const has = (tag: string) => tags.some(([{ tag: known }]) => isSame(known, tag));

  const handleSubmit = async () => {
    const tag = text.trim();
    const found = tag === '' ? 'Please enter a tag.' : has(tag) ? 'This person already has this tag.' : undefined;
    setProblem(found);
    if (!found && (await changes.addTag(person, tag))) setText((now) => (now === text ? '' : now));
  };
  return (
    <section>
      <PartHeading>Tags</PartHeading>
      <Muted>Only you can see tags and notes.</Muted>
      {tags.length > 0 && (
        <TagList role="list" aria-label="Tags">
          {tags.map((same) => (
            <li key={same[0].id}>
              <Badge>{same[0].tag}</Badge>
              <IconButton
                size="sm"
                label={`Remove the tag ${same[0].tag}`}
                icon="close"
                disabled={changes.isBusy}
                onClick={() => void changes.removeTags(person, same)}
              />
            </li>
          ))}
        </TagList>
      )}
      {tags.length < personLimits.tags && (
        <Form onSubmit={handleSubmit}>
          <FieldAndButton>
            <Field label="New tag" error={problem}>
              <Input
                list={suggestions}
                autoComplete="off"
                maxLength={personLimits.tag}
                value={text}
                onChange={({ target }) => {
                  setText(target.value);
                  setProblem(undefined);
                }}
              />
            </Field>
            <Button type="submit" variant="secondary" disabled={changes.isBusy}>
              Add tag
            </Button>
          </FieldAndButton>
          <datalist id={suggestions}>
            {person.knownTags
              .filter((tag) => !has(tag))
              .map((tag) => (
                <option key={tag}>{tag}</option>
              ))}
          </datalist>
        </Form>
      )}
    </section>
  );
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Joined people can have the same tag: it appears once and is removed from all of them. */
function sameTags(tags: readonly PersonTag[]): [PersonTag, ...PersonTag[]][] {
  return tags
    .filter(({ tag }, index) => tags.findIndex((known) => isSame(known.tag, tag)) === index)
    .map((first) => [first, ...tags.filter((other) => other !== first && isSame(other.tag, first.tag))]);
}

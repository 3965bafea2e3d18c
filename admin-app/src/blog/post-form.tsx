import { useIsSlugFree, type PostDraft } from 'data-client/owner';
import { useState } from 'react';
import { Field, Grid, Input, Options, Select, Stack, Textarea } from 'shared-ui';
import { useCoachZones, zoneSentence } from '../dashboard/coach-time';
import { useSettled } from '../dashboard/use-settled';
import { ImageField } from '../form/image/image-field';
import { WritingField } from '../form/writing/writing-field';
import { fromLocalInput, toLocalInput } from './post-date';
import { categoryOptions } from './post-words';
import type { PostEditor } from './use-post-editor';

// As in link previews on social networks.
const pictureSize = { width: 1200, height: 630 };

export function PostForm({ editor }: { editor: PostEditor }) {
  const { values, change, problems } = editor;
  const bind = (field: 'title' | 'excerpt' | 'slug' | 'author' | 'readTime') => ({
    value: values[field],
    onChange: ({ target }: { target: { value: string } }) => change({ [field]: target.value }),
  });
  return (
    <Stack gap="lg">
      <Field label="Title" isRequired error={problems.title}>
        <Input {...bind('title')} />
      </Field>
      <Field label="Excerpt" isRequired hint="Shown under the title and in lists." error={problems.excerpt}>
        <Textarea rows={3} {...bind('excerpt')} />
      </Field>
      <WritingField
        label="Content"
        isRequired
        value={values.content}
        onChange={(content) => change({ content })}
        error={problems.content}
      />
      <ImageField
        label="Featured image"
        addressLabel="Featured Image URL"
        purpose="posts"
        min={pictureSize}
        value={values.featuredImage}
        onChange={(featuredImage) => change({ featuredImage })}
        error={problems.featuredImage}
        alternativeText={{
          value: values.featuredImageAlt,
          onChange: (featuredImageAlt) => change({ featuredImageAlt }),
          error: problems.featuredImageAlt,
        }}
      />
      <Grid columns={2} gap="md">
        <Field label="Category" isRequired error={problems.category}>
          <Select
            value={values.category}
            onChange={({ target }) => change({ category: target.value as PostDraft['category'] })}
          >
            <Options of={categoryOptions} />
          </Select>
        </Field>
        <Field label="Read Time" hint="Leave empty to calculate it from the text." error={problems.readTime}>
          <Input {...bind('readTime')} />
        </Field>
        <Field label="Author" error={problems.author}>
          <Input {...bind('author')} />
        </Field>
        <PublishDateField editor={editor} />
      </Grid>
      <SlugField editor={editor} />
    </Stack>
  );
}

/** The publish date on the coach's clock. Keeps an incomplete date as it is typed. */
function PublishDateField({ editor: { values, change, problems } }: { editor: PostEditor }) {
  const zones = useCoachZones();
  const [text, setText] = useState('');
  const isTyped = fromLocalInput(text, zones)?.getTime() === values.publishedAt?.getTime();
  return (
    <Field
      label="Publish date"
      hint={`Leave empty to publish now, or pick a future date. ${zoneSentence(zones)}`}
      error={problems.publishedAt}
    >
      <Input
        type="datetime-local"
        value={isTyped ? text : toLocalInput(values.publishedAt, zones)}
        onChange={({ target }) => {
          setText(target.value);
          change({ publishedAt: fromLocalInput(target.value, zones) });
        }}
      />
    </Field>
  );
}

const settleMs = 400;

/** The slug, with a check that no other post has it. */
function SlugField({ editor: { values, draft, saved, change, problems } }: { editor: PostEditor }) {
  const slug = useSettled(draft.slug, settleMs);
  const { data: isFree } = useIsSlugFree(slug, saved?.id);
  const isTaken = isFree === false && slug === draft.slug;
  const taken = isTaken ? 'Another post already uses this address. Please choose a different one.' : undefined;
  return (
    <Field
      label="Slug"
      error={problems.slug ?? taken}
      hint={`The address is …/blog/${draft.slug || 'made-from-the-title'}${values.slug ? '' : ', made from the title.'}`}
    >
      <Input value={values.slug} placeholder={draft.slug} onChange={({ target }) => change({ slug: target.value })} />
    </Field>
  );
}

import { createElement, useContext } from 'react';
import { Heading, Stack } from 'shared-ui';
import { CampaignFormView } from './campaign-form-view';
import { subjectOf } from './campaign-words';
import { TextPreviewContext } from './text-preview-context';
import { useCampaignForm, type CampaignFormOptions } from './use-campaign-form';

export function CampaignForm(options: CampaignFormOptions) {
  const form = useCampaignForm(options);
  const TextPreview = useContext(TextPreviewContext);
  return (
    <CampaignFormView
      form={form}
      preview={
        TextPreview && (
          <Stack gap="md">
            <Heading level={3} size="lg">
              {subjectOf(form.words)}
            </Heading>
            {createElement(TextPreview, { content: form.words.body, firstLevel: 4 })}
          </Stack>
        )
      }
    />
  );
}

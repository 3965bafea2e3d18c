import { createElement, useContext } from 'react';
import { PostPreviewContext } from '../../form/writing/post-preview-context';
import { textAsPost } from '../../form/writing/text-as-post';
import { CampaignFormView } from './campaign-form-view';
import { useCampaignForm, type CampaignFormOptions } from './use-campaign-form';

export function CampaignForm(options: CampaignFormOptions) {
  const form = useCampaignForm(options);
  const PostPreview = useContext(PostPreviewContext);
  return (
    <CampaignFormView
      form={form}
      preview={
        PostPreview &&
        createElement(PostPreview, { post: textAsPost({ title: form.words.subject, content: form.words.body }) })
      }
    />
  );
}

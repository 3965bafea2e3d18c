import type { Post } from 'data-client';
import { useContext } from 'react';
import { PostPreviewContext } from '../../form/writing/post-preview-context';
import { CampaignFormView } from './campaign-form-view';
import { useCampaignForm, type CampaignFormOptions } from './use-campaign-form';
import type { Words } from './use-restored-words';

export function CampaignForm(options: CampaignFormOptions) {
  const form = useCampaignForm(options);
  const showPost = useContext(PostPreviewContext);
  return <CampaignFormView form={form} preview={showPost?.(asPost(form.words))} />;
}

/** The host's article view renders the text, so a campaign is passed as a post with title and content only. */
const asPost = ({ subject, body }: Words): Post => ({
  id: 'campaign',
  title: subject,
  slug: 'campaign',
  excerpt: '',
  content: body,
  category: 'leadership',
  author: '',
  featuredImage: '',
  isFeatured: false,
  readTime: '',
  views: 0,
  createdAt: new Date(),
  updatedAt: new Date(),
});

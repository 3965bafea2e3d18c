import { Icon, Inline, color, font, space, target } from 'shared-ui';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useBookmarks } from '../bookmarks/bookmarks';
import type { CategoryChoice } from '../posts/categories';
import { CategoryChips } from '../posts/category-chips';
import { prepareSaved } from './lazy-saved';

const SavedLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space.xs};
  min-block-size: ${target.touch};
  font-size: ${font.size.sm};
  font-weight: ${font.weight.medium};
  color: ${color.link};
`;

export type CategoryFilterProps = {
  choices: CategoryChoice[];
  category: CategoryChoice['value'];
  onCategoryChange: (category: CategoryChoice['value']) => void;
  savedArticles: string;
};

/** Filters by category, and a link to the saved articles. */
export function CategoryFilter({ choices, category, onCategoryChange, savedArticles }: CategoryFilterProps) {
  const saved = useBookmarks().length;
  const hasSaved = saved > 0;
  useEffect(() => {
    if (hasSaved) prepareSaved();
  }, [hasSaved]);
  return (
    <Inline justify="between" gap="md">
      <CategoryChips choices={choices} value={category} onChange={onCategoryChange} />
      {hasSaved && (
        <SavedLink to={savedArticles}>
          <Icon name="bookmark" />
          Saved articles ({saved})
        </SavedLink>
      )}
    </Inline>
  );
}

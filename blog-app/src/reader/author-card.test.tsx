import { render, screen } from '@testing-library/react';
import { UiProvider } from 'shared-ui';
import { AuthorCard } from './author-card';

test.each([
  ['Lena Ashford', 'Work With Lena'],
  ['Prof. Dr. Lena B. Ashford', 'Work With Lena'],
  ['Lena', 'Work With Lena'],
  ['L. A.', 'Work With L. A.'],
])('P9 the button of the author card calls %s by first name', (coachName, label) => {
  const author = { name: coachName, portrait: '', about: '' };
  render(
    <UiProvider>
      <AuthorCard author={author} coachName={coachName} onBook={() => {}} />
    </UiProvider>,
  );
  expect(screen.getByRole('button', { name: label })).toBeVisible();
});

import { screen } from '@testing-library/react';
import { serviceCatalogue } from 'domain/service-catalogue.generated';
import { renderWithTheme } from 'shared-ui/testing';

import { ChooseServiceView } from './choose-service-view';

test('B2 the visitor sees four services, each with duration, price label and description', () => {
  renderWithTheme(
    <ChooseServiceView
      services={serviceCatalogue.filter(({ isBookable }) => isBookable)}
      chosen={null}
      askedFor={null}
      onChoose={() => {}}
      onContinue={() => {}}
    />,
  );
  const offers = screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
  expect(offers).toEqual([
    expect.stringMatching(/^Keynote Speaking.+30 minFree Consultation$/),
    expect.stringMatching(/^Leadership Coaching.+60 minComplimentary Discovery Call$/),
    expect.stringMatching(/^Executive Coaching.+90 minComplimentary Discovery Call$/),
    expect.stringMatching(/^Business Coaching.+60 minComplimentary Discovery Call$/),
  ]);
});

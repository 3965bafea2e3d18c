import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
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

test('B3 the only service is chosen already', async () => {
  const [only] = serviceCatalogue;
  const chosen: string[] = [];
  const continued = jest.fn();
  const handlers = { onChoose: (service: string) => chosen.push(service), onContinue: continued };
  renderWithTheme(<ChooseServiceView services={[only!]} chosen={null} askedFor={null} {...handlers} />);
  expect(screen.getByRole('radio')).toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(chosen).toEqual([only!.id]);
  expect(continued).toHaveBeenCalledTimes(1);
});

import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setVisitorTimeZone } from '../testing/booking-page';
import { ZoneChoice } from './zone-choice';

test('ZN3 the visitor’s own zone comes first, then each region, with offsets and the names of today', async () => {
  setVisitorTimeZone('Asia/Calcutta');
  const handleChange = jest.fn();
  render(<ZoneChoice timeZone="Asia/Calcutta" onChange={handleChange} />);
  const zone = screen.getByLabelText('Your time zone');
  expect(zone).toHaveDisplayValue('Kolkata (GMT+5:30)');

  await userEvent.click(zone);
  const [first, ...regions] = within(zone).getAllByRole('group');
  expect(within(first!).getAllByRole('option')).toEqual([screen.getByRole('option', { name: /^Kolkata/ })]);
  expect(regions.map((region) => region.getAttribute('label'))).toEqual(expect.arrayContaining(['Africa', 'Europe']));
  await userEvent.selectOptions(zone, screen.getByRole('option', { name: /^Kyiv \(GMT\+[23]\)$/ }));
  expect(handleChange).toHaveBeenCalledWith('Europe/Kyiv');
});

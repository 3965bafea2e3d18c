import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { setVisitorTimeZone } from '../testing/booking-page';
import { ZoneChoice } from './zone-choice';

const select = () => screen.getByLabelText('Your time zone');
const search = () => screen.findByRole('searchbox', { name: 'Search time zones' });

function Choice() {
  const [timeZone, setTimeZone] = useState('Asia/Calcutta');
  return <ZoneChoice timeZone={timeZone} onChange={setTimeZone} />;
}

async function openSearch() {
  setVisitorTimeZone('Asia/Calcutta');
  const handleSubmit = jest.fn();
  render(
    <form onSubmit={handleSubmit}>
      <Choice />
    </form>,
  );
  expect(select()).toHaveDisplayValue('Kolkata (GMT+5:30)');
  await userEvent.selectOptions(select(), 'Another time zone…');
  expect(await search()).toHaveFocus();
  return { handleSubmit };
}

test('ZN3 the visitor’s own zone comes first, then each region, with offsets and the names of today', async () => {
  await openSearch();
  expect(select()).toHaveDisplayValue('Kolkata (GMT+5:30)');
  const [first, ...regions] = within(select()).getAllByRole('group');
  expect(within(first!).getAllByRole('option')).toEqual([screen.getByRole('option', { name: /^Kolkata/ })]);
  expect(regions.map((region) => region.getAttribute('label'))).toEqual(expect.arrayContaining(['Africa', 'Europe']));
  await userEvent.selectOptions(select(), screen.getByRole('option', { name: /^Kyiv \(GMT\+[23]\)$/ }));
  expect(select()).toHaveDisplayValue(/^Kyiv/);
});

test('ZN3 cities have the punctuation that names of zones lack', async () => {
  await openSearch();
  for (const name of [/^St\. John’s \(/, /^St\. Kitts \(/])
    expect(screen.getByRole('option', { name })).toBeInTheDocument();
});

test('ZN3 a search by keyboard narrows the zones down, and Enter chooses the first without submitting', async () => {
  const { handleSubmit } = await openSearch();
  await userEvent.type(await search(), 'são pau');
  expect(screen.getByRole('status')).toHaveTextContent('1 time zone found');
  expect(within(select()).getAllByRole('option', { name: /GMT/ })).toHaveLength(1);
  await userEvent.keyboard('{Enter}');
  expect(select()).toHaveDisplayValue(/^Sao Paulo/);
  await userEvent.clear(await search());
  await userEvent.type(await search(), 'zzz{Enter}');
  expect(select()).toHaveDisplayValue('0 time zones found');
  expect(handleSubmit).not.toHaveBeenCalled();
});

import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderWithTheme } from 'shared-ui/testing';
import { EmailText, Pagination, Table, Tabs, type Column } from './index';

type Person = { id: number; name: string; year: number };

const people: Person[] = [
  { id: 1, name: 'Ada Lovelace', year: 1815 },
  { id: 2, name: 'Grace Hopper', year: 1906 },
];

const columns: Column<Person>[] = [
  { id: 'name', header: 'Name', cell: ({ name }) => name, isRowHeader: true },
  { id: 'year', header: 'Year', cell: ({ year }) => year, align: 'end' },
  { id: 'actions', header: 'Actions', isHeaderHidden: true, cell: () => <button type="button">Details</button> },
];

test('a table has a caption, column headers and row headers', () => {
  renderWithTheme(<Table caption="People" columns={columns} rows={people} rowKey={({ id }) => id} />);
  const table = screen.getByRole('table', { name: 'People' });
  const headers = within(table).getAllByRole('columnheader');
  expect(headers.map(({ textContent }) => textContent)).toEqual(['Name', 'Year', 'Actions']);
  expect(within(table).getByRole('rowheader', { name: 'Ada Lovelace' })).toBeVisible();
  expect(within(table).getAllByRole('row')).toHaveLength(3);
});

test('an email address is read as a whole and breaks only before @ and dots', () => {
  renderWithTheme(<EmailText address="ada-maria.byron@large.example" />);
  const address = screen.getByText('ada-maria.byron@large.example');
  expect(address).toHaveAttribute('title', 'ada-maria.byron@large.example');
  const parts = address.innerHTML.split('<wbr>');
  expect(parts).toEqual(['ada-maria', '.byron', '@large', '.example']);
});

const tabs = [
  { id: 'general', label: 'General' },
  { id: 'images', label: 'Images' },
  { id: 'branding', label: 'Branding' },
] as const;

function Settings() {
  const [selected, setSelected] = useState<(typeof tabs)[number]['id']>('general');
  return (
    <Tabs label="Settings" tabs={tabs} selected={selected} onSelect={setSelected}>
      {selected}
    </Tabs>
  );
}

test('the pointer selects tabs, and arrow keys move between them and wrap around', async () => {
  renderWithTheme(<Settings />);
  await userEvent.click(screen.getByRole('tab', { name: 'Images' }));
  expect(screen.getByRole('tabpanel', { name: 'Images' })).toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: 'General' }));
  expect(screen.getByRole('tab', { name: 'General', selected: true })).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tab', { name: 'Branding', selected: true })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('tabpanel', { name: 'Images' })).toHaveTextContent('images');
  await userEvent.keyboard('{Home}');
  expect(screen.getByRole('tabpanel', { name: 'General' })).toBeVisible();
  await userEvent.keyboard('{End}x');
  expect(screen.getByRole('tabpanel', { name: 'Branding' })).toBeVisible();
});

test('the strip scrolls to a selected tab beyond its edge', () => {
  jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockReturnValue(500);
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(100);
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(300);
  renderWithTheme(<Settings />);
  expect(screen.getByRole('tablist').scrollLeft).toBe(400);
});

test('arrow keys are mirrored in right-to-left text', async () => {
  renderWithTheme(<Settings />);
  await userEvent.tab();
  screen.getByRole('tablist').style.direction = 'rtl';
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tab', { name: 'Images', selected: true })).toHaveFocus();
});

test.each([
  [1, '1–20 of 1,234 bookings', false, true],
  [7, '121–140 of 1,234 bookings', true, true],
  [62, '1,221–1,234 of 1,234 bookings', true, false],
])('page %s says "%s"', (page, summary, canGoBack, canGoOn) => {
  renderWithTheme(<Pagination page={page} pageSize={20} total={1234} label="bookings" onPageChange={() => {}} />);
  expect(screen.getByRole('status')).toHaveTextContent(summary);
  expect(screen.getByRole('button', { name: 'Previous' }).hasAttribute('disabled')).toBe(!canGoBack);
  expect(screen.getByRole('button', { name: 'Next' }).hasAttribute('disabled')).toBe(!canGoOn);
});

test('the next page can be opened', async () => {
  const onPageChange = jest.fn();
  renderWithTheme(<Pagination page={2} pageSize={20} total={100} label="bookings" onPageChange={onPageChange} />);
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
  expect(onPageChange.mock.calls).toEqual([[3], [1]]);
});

test('a list of one page or none has no pagination buttons', () => {
  renderWithTheme(<Pagination page={1} pageSize={20} total={0} label="bookings" onPageChange={() => {}} />);
  expect(screen.getByRole('status')).toHaveTextContent('0–0 of 0 bookings');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

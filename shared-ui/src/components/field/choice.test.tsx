import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Choice, ChoiceGroup } from 'shared-ui';
import { renderWithTheme } from 'shared-ui/testing';

function Times() {
  const [value, setValue] = useState<string | null>(null);
  return (
    <ChoiceGroup legend="Time" value={value} onChange={setValue} isRequired>
      <Choice value="9">9:00 AM</Choice>
      <Choice value="10" isDisabled>
        10:00 AM
      </Choice>
      <Choice value="11">11:00 AM</Choice>
    </ChoiceGroup>
  );
}

test('required options can be selected with pointer or arrow keys, which skip disabled ones', async () => {
  renderWithTheme(
    <>
      <Times />
      <ChoiceGroup legend="Place" value="here" onChange={() => {}}>
        <Choice value="here">Here</Choice>
      </ChoiceGroup>
    </>,
  );
  expect(screen.getByRole('group', { name: 'Time' })).toBeVisible();
  const times = screen.getAllByRole<HTMLInputElement>('radio', { name: /AM$/ });
  for (const choice of times) expect(choice).toBeRequired();
  // Browsers uncheck the other choices with the name.
  const { name } = screen.getByRole<HTMLInputElement>('radio', { name: 'Here' });
  expect(times.map((choice) => choice.name)).not.toContain(name);
  await userEvent.click(screen.getByRole('radio', { name: '9:00 AM' }));
  expect(screen.getByRole('radio', { name: '9:00 AM' })).toBeChecked();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('radio', { name: '11:00 AM' })).toBeChecked();
  expect(screen.getByRole('radio', { name: '10:00 AM' })).toBeDisabled();
});

test('a Choice outside a ChoiceGroup throws', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => renderWithTheme(<Choice value="9">9:00 AM</Choice>)).toThrow('Choice belongs inside a ChoiceGroup');
});

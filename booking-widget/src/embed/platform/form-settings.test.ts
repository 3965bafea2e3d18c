import * as all from 'domain/settings/public-settings.generated';
import { publicDefaults, publicRules } from './form-settings';

test('X4 the form has the defaults and rules of the settings that it uses', () => {
  const { site_title: _title, contact_email: _email, ...others } = publicDefaults;
  expect(all.publicDefaults).toMatchObject(others);
  const used = Object.entries(all.publicRules).filter(([key]) => key in publicDefaults);
  expect(publicRules).toEqual(Object.fromEntries(used));
});

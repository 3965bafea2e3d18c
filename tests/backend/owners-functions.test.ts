import { stranger } from './api';
import { ownersFunctions } from './owners-functions';

test.each(ownersFunctions)('%s gives nothing to accounts that are not the owner', async (name, given) => {
  const { data, error } = await stranger().rpc(name, given);
  // Functions that read with the caller's rights find no rows.
  expect(['42501', []]).toContainEqual(error ? error.code : data);
});

test.each(ownersFunctions)('%s rejects such accounts before it examines its arguments', async (name, given) => {
  const { data, error } = await stranger().rpc(name, Object.fromEntries(Object.keys(given).map((key) => [key, null])));
  expect(['42501', []]).toContainEqual(error ? error.code : data);
});

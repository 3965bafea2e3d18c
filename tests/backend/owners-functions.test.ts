import { stranger } from './api';
import { ownersFunctions } from './owners-functions';

test.each(ownersFunctions)('%s rejects other accounts before it examines its arguments', async (name, given) => {
  const missing = Object.fromEntries(Object.keys(given).map((key) => [key, null]));
  for (const some of [given, missing]) {
    const { data, error } = await stranger().rpc(name, some);
    // Functions that read with the caller's rights find no rows.
    expect(['42501', []]).toContainEqual(error ? error.code : data);
  }
});

// Prints as JSON which SMTP password is stored after each save of its setting; no API reads it.
import { printSeen } from '../scratch-steps.ts';

await printSeen(async ({ driver }, one) => {
  /** @param value the setting's new value, an expression in SQL */
  const save = async (value: string) => {
    await driver.unsafe(`insert into public.site_settings_la2024 (key, value) values ('smtp_password', ${value})
      on conflict (key) do update set value = excluded.value`);
    return (await one(`select value from private.setting_secrets where key = 'smtp_password'`)) ?? null;
  };
  return {
    typed: await save(`'"first"'`),
    'saved as it is shown': await save('private.secret_placeholder()'),
    replaced: await save(`'"second"'`),
    emptied: await save(`'""'`),
  };
});

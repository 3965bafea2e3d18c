import { inScratchDatabase } from '../scratch-steps';

test('decision 3 saving the settings as they are shown keeps the SMTP password', () =>
  inScratchDatabase(async ({ driver }, one) => {
    /** @param value the setting's new value, an expression in SQL */
    const save = async (value: string) => {
      await driver.unsafe(`insert into public.site_settings_la2024 (key, value) values ('smtp_password', ${value})
        on conflict (key) do update set value = excluded.value`);
      // No API reads it.
      return (await one(`select value from private.setting_secrets where key = 'smtp_password'`)) ?? null;
    };
    expect(await save(`'"first"'`)).toBe('first');
    expect(await save('private.secret_placeholder()')).toBe('first');
    expect(await save(`'"second"'`)).toBe('second');
    expect(await save(`'""'`)).toBeNull();
  }));

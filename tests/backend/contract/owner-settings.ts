import type { OwnerClient } from 'data-client/owner';
import { owner, visitor } from './clients';
import { existing, refusal } from './material';

/** The signed-in owner's settings. */
export function ownerSettings(): void {
  type Key = Parameters<OwnerClient['settings']['save']>[0];
  const rowOf = async (key: Key) => (await owner.settings.read()).find((row) => row.key === key);
  const valueOf = async (key: Key) => (await rowOf(key))?.value;
  const revisionOf = async (key: Key) => (await rowOf(key))?.revision;
  const save = async (key: Key, value: string) => owner.settings.save(key, value, await revisionOf(key));

  test('E3 owner and visitors read a saved setting', async () => {
    const before = (await valueOf('site_tagline')) ?? '"Lead with courage. Live with clarity."';
    await save('site_tagline', '"Contract: “quoted” — and 100% kept"');
    expect(await valueOf('site_tagline')).toBe('"Contract: “quoted” — and 100% kept"');
    expect((await visitor.settings.read()).site_tagline).toBe('Contract: “quoted” — and 100% kept');
    await save('site_tagline', before);
  });

  test('WO1 a text that the owner resets has no row, and other settings keep theirs', async () => {
    await save('words_hero_heading', '"Ask first"');
    await owner.settings.remove('words_hero_heading', existing(await revisionOf('words_hero_heading')));
    expect(await valueOf('words_hero_heading')).toBeUndefined();
    await save('smtp_host', '"mail.contract.example"');
    await owner.settings.remove('smtp_host', existing(await revisionOf('smtp_host'))).catch(() => {});
    expect(await valueOf('smtp_host')).toBe('"mail.contract.example"');
    await save('smtp_host', '""');
  });

  test('E3 of two windows that save a setting at the same moment, the second does not overwrite the first', async () => {
    await save('contact_address', '"Seen by both"');
    const seen = existing(await revisionOf('contact_address'));
    await owner.settings.save('contact_address', '"First"', seen);
    await expect(owner.settings.save('contact_address', '"Second"', seen)).rejects.toEqual(refusal('conflict'));
    expect(await valueOf('contact_address')).toBe('"First"');
    const key = 'words_hero_lead';
    await owner.settings.save(key, '"First"', undefined);
    await expect(owner.settings.save(key, '"Second"', undefined)).rejects.toEqual(refusal('conflict'));
    const first = existing(await revisionOf(key));
    await owner.settings.remove(key, first);
    await expect(owner.settings.remove(key, first)).rejects.toEqual(refusal('conflict'));
  });

  test('E6 a table with any row is not empty, and adding rows keeps existing values', async () => {
    await save('contact_phone', '"+1 (212) 555-0199"');
    expect(await owner.settings.isEmpty()).toBe(false);
    await owner.settings.add([
      { key: 'contact_phone', value: '""' },
      { key: 'api_rate_limit', value: '"100"' },
    ]);
    expect(await valueOf('contact_phone')).toBe('"+1 (212) 555-0199"');
    expect(await valueOf('api_rate_limit')).toBe('"100"');
    await save('contact_phone', '"+1 (212) 555-0148"');
  });
}

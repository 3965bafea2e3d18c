import { owner, visitor } from './clients';

/** The signed-in owner's settings. */
export function ownerSettings(): void {
  const valueOf = async (key: string) => (await owner.settings.read()).find((row) => row.key === key)?.value;

  test('E3 owner and visitors read a saved setting', async () => {
    const before = (await valueOf('site_tagline')) ?? '"Lead with courage. Live with clarity."';
    await owner.settings.save('site_tagline', '"Contract: “quoted” — and 100% kept"');
    expect(await valueOf('site_tagline')).toBe('"Contract: “quoted” — and 100% kept"');
    expect((await visitor.settings.read()).site_tagline).toBe('Contract: “quoted” — and 100% kept');
    await owner.settings.save('site_tagline', before);
  });

  test('WO1 a text that the owner resets has no row, and other settings keep theirs', async () => {
    await owner.settings.save('words_hero_heading', '"Ask first"');
    await owner.settings.remove('words_hero_heading');
    expect(await valueOf('words_hero_heading')).toBeUndefined();
    await owner.settings.save('smtp_host', '"mail.contract.example"');
    await owner.settings.remove('smtp_host').catch(() => {});
    expect(await valueOf('smtp_host')).toBe('"mail.contract.example"');
    await owner.settings.save('smtp_host', '""');
  });

  test('E6 a table with any row is not empty, and adding rows keeps existing values', async () => {
    await owner.settings.save('contact_phone', '"+1 (212) 555-0199"');
    expect(await owner.settings.isEmpty()).toBe(false);
    await owner.settings.add([
      { key: 'contact_phone', value: '""' },
      { key: 'api_rate_limit', value: '"100"' },
    ]);
    expect(await valueOf('contact_phone')).toBe('"+1 (212) 555-0199"');
    expect(await valueOf('api_rate_limit')).toBe('"100"');
    await owner.settings.save('contact_phone', '"+1 (212) 555-0148"');
  });
}

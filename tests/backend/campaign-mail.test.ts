import { delivered, functionAddress, startFunction, untilOver } from './campaign-function';
import { confirmSubscriptions, newCampaign, reportOf } from './campaign-steps';
import { operatorOf, ownerOf, start as startBackend, visitorOf } from './isolated-backend';

test('one-click unsubscribe works, and opening the link changes nothing', async () => {
  const backend = await startBackend();
  const ownerClient = await ownerOf(backend);
  await ownerClient.from('newsletter_subscribers_la2024').delete().neq('source', 'nowhere').throwOnError();
  await visitorOf(backend).rpc('subscribe', { email: 'ada@example.com' }).throwOnError();
  await confirmSubscriptions(operatorOf(backend), visitorOf(backend));
  const campaign = await newCampaign(
    { body: 'Read [this](https://example.com/a) <script>alert(1)</script>' },
    ownerClient,
  );
  await ownerClient.rpc('start_campaign', { campaign_id: campaign }).throwOnError();
  await startFunction(backend);
  await untilOver(ownerClient, campaign, backend.secretKey);

  const raw = delivered()[0]!.raw.replace(/\r\n[ \t]+/g, ' ');
  const [, link = ''] = /^List-Unsubscribe: <(\S+)>/im.exec(raw) ?? [];
  expect(raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/im);
  expect(raw.split('Content-Type: text/html')[1]).not.toContain('<script>');
  // Directly, because this backend's gateway has no functions.
  const here = link.replace(`${backend.url}/functions/v1`, functionAddress());
  const status = async () =>
    (await operatorOf(backend).from('newsletter_subscribers_la2024').select('status').throwOnError()).data[0]?.status;

  const seen = await fetch(here, { redirect: 'manual' });
  expect(seen.headers.get('content-type') ?? '').not.toContain('html');
  expect(await status()).toBe('active');

  const clicked = await fetch(here, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) });
  expect(clicked.status).toBe(200);
  expect(clicked.redirected).toBe(false);
  expect(await clicked.text()).toContain('You’re unsubscribed');
  expect(await status()).toBe('unsubscribed');
  expect(await reportOf(campaign, ownerClient)).toMatchObject({ unsubscribed: 1 });

  const forged = await fetch(here.replace(/token=.*/, 'token=guessed'), { method: 'POST' });
  expect(forged.status).toBe(404);
});

import { renderHook, waitFor } from '@testing-library/react';
import { useTestimonials } from 'data-client';
import { aTestimonial, createFakeVisitorClient } from 'data-client/testing';
import { onPage } from '../testing/on-page';

test('L7 returns samples if the read fails, and cached testimonials on a later visit', async () => {
  const down = createFakeVisitorClient();
  down.fake.fail('all');
  const first = renderHook(useTestimonials, onPage({ client: down }));
  await waitFor(() =>
    expect(first.result.current).toMatchObject({ status: 'success', isSample: true, hasFailed: true }),
  );
  first.unmount();

  const good = renderHook(
    useTestimonials,
    onPage({ client: createFakeVisitorClient({ testimonials: [aTestimonial({ name: 'Ada' })] }) }),
  );
  await waitFor(() => expect(good.result.current.data).toHaveLength(1));
  good.unmount();

  const { result } = renderHook(useTestimonials, onPage({ client: down }));
  await waitFor(() => expect(result.current.data?.[0]?.name).toBe('Ada'));
  expect(result.current.isSample).toBe(false);
});

describe('WO3 on another coach’s site', () => {
  const renderedSettings = { site_title: 'Katrin Seidel' };
  const settings = renderedSettings;

  test('F1 a failed read is one error, without the built-in coach’s samples or a note about older rows', async () => {
    const client = createFakeVisitorClient();
    client.fake.fail('all');
    const { result } = renderHook(useTestimonials, onPage({ client, renderedSettings }));
    await waitFor(() => expect(result.current.status).toBe('error'));
    expect(result.current).toMatchObject({ data: undefined, hasFailed: false });
  });

  test('an empty list stays empty', async () => {
    const client = createFakeVisitorClient({ testimonials: [], settings });
    const { result } = renderHook(useTestimonials, onPage({ client, renderedSettings }));
    await waitFor(() => expect(result.current.status).toBe('success'));
    expect(result.current).toMatchObject({ data: [], isSample: false });
  });
});

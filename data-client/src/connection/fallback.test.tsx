import { renderHook, waitFor } from '@testing-library/react';
import { useQuery } from '@tanstack/react-query';
import { createFakeVisitorClient } from 'data-client/testing';
import { onPage } from '../testing/on-page';
import { useFallback } from './fallback';

const fails = () => Promise.reject<[]>(new Error('offline'));

test('F1 a list without rows shows one error, and no note about older rows', async () => {
  const useList = () => useFallback(useQuery({ queryKey: ['list'], queryFn: fails, retry: false }), 'list', fails);
  const { result } = renderHook(useList, onPage({ client: createFakeVisitorClient() }));
  await waitFor(() => expect(result.current.status).toBe('error'));
  expect(result.current).toMatchObject({ data: undefined, hasFailed: false });
});

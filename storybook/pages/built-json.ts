/** Returns a JSON file served next to Storybook, or null if it does not exist. */
export async function builtJson<Content>(path: string): Promise<Content | null> {
  const answer = await fetch(path);
  const isJson = answer.headers.get('content-type')?.includes('json');
  return answer.ok && isJson ? ((await answer.json()) as Content) : null;
}

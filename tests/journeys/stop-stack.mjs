export default async function stopEverything() {
  await /** @type {{ stopStack?: () => Promise<void> }} */ (globalThis).stopStack?.();
}

export default async function stopEverything() {
  await /** @type {{ stopStacks?: () => Promise<unknown> }} */ (globalThis).stopStacks?.();
}

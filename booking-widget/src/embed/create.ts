/** Creates an element with properties. */
export function create<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties?: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), properties);
}

const HERE = 'http://here.invalid'

/** A path of this site, with its query; the home page for anything else, such as another site. */
export function ownPath(value: unknown): string {
  if (typeof value !== 'string' || !value.startsWith('/') || !URL.canParse(value, HERE)) return '/'
  const { origin, pathname, search } = new URL(value, HERE)
  // browsers read two slashes as the start of a host
  return origin === HERE && !pathname.startsWith('//') ? pathname + search : '/'
}

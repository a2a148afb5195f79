/**
 * The slug in the address of a listing on vesta, as somebody pastes it: with or
 * without the origin, also of its editor.
 *
 * @param origin of this site; addresses of others are none
 */
export function slugIn(text: string, origin: string): string | null {
  const address = text.trim()
  if (!URL.canParse(address, origin)) return null
  const url = new URL(address, origin)
  if (url.origin !== origin) return null
  return /^\/properties\/([^/]+)(?:\/edit)?\/?$/.exec(url.pathname)?.[1] ?? null
}

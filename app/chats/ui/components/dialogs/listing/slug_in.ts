/**
 * The slug in a pasted link to a listing or its editor, with or without the origin.
 * @param origin of this site; links to other sites are ignored
 */
export function slugIn(text: string, origin: string): string | null {
  const address = text.trim()
  if (!URL.canParse(address, origin)) return null
  const url = new URL(address, origin)
  if (url.origin !== origin) return null
  return /^\/properties\/([^/]+)(?:\/edit)?\/?$/.exec(url.pathname)?.[1] ?? null
}

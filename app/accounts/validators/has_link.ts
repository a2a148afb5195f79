import tlds from 'tlds' with { type: 'json' }

/** A scheme, `www.` or four numbers. */
const ADDRESS = /:\/\/|\bwww\.|\b\d{1,3}(\.\d{1,3}){3}\b/u
const AFTER_DOTS = /[.。．｡](\p{L}[\p{L}\p{N}-]+)/gu
/** They hide a link from us, but not from whoever clicks it. */
const INVISIBLE = /\p{Cf}/gu

const RESERVED = ['example', 'invalid', 'internal', 'local', 'localhost', 'onion', 'test']
const DOMAINS = new Set([...tlds, ...RESERVED])

/** What mail clients make a link of. `St.Moritz` and `Via S.Stefano` end in no domain. */
export function hasLink(text: string): boolean {
  const seen = text.replace(INVISIBLE, '')
  if (ADDRESS.test(seen)) return true
  return [...seen.matchAll(AFTER_DOTS)].some(([, end]) => DOMAINS.has(end.toLowerCase()))
}

import tlds from 'tlds' with { type: 'json' }

/** A scheme, `www.` or four numbers. */
const ADDRESS = /:\/\/|\bwww\.|\b\d{1,3}(\.\d{1,3}){3}\b/u
/** Mail clients turn a dot before letters into a link. */
const DOTTED = /[.。．｡]\p{L}{2,}/u
const AFTER_DOTS = /[.。．｡](\p{L}[\p{L}\p{N}-]+)/gu

/** Invisible characters, which hide a link from us but not from whoever clicks it. */
const INVISIBLE = /\p{Cf}/gu

const RESERVED = ['example', 'invalid', 'internal', 'local', 'localhost', 'onion', 'test']
const DOMAINS = new Set([...tlds, ...RESERVED])

export function hasLink(text: string): boolean {
  const seen = text.replace(INVISIBLE, '')
  return ADDRESS.test(seen) || DOTTED.test(seen)
}

/** Only with a domain that exists: `St.Moritz` and `Via S.Stefano` are none. */
export function hasKnownDomain(text: string): boolean {
  const seen = text.replace(INVISIBLE, '')
  if (ADDRESS.test(seen)) return true
  return [...seen.matchAll(AFTER_DOTS)].some(([, end]) => DOMAINS.has(end.toLowerCase()))
}

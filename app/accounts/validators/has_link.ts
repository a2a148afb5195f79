/** Mail clients turn a dot before letters into a link, and some also numbers with dots. */
const LINK = /[.。．｡]\p{L}{2,}|:\/\/|\bwww\.|\b\d{1,3}(\.\d{1,3}){3}\b/u

/** Invisible characters, which hide a link from us but not from whoever clicks it. */
const INVISIBLE = /\p{Cf}/gu

export function hasLink(text: string): boolean {
  return LINK.test(text.replace(INVISIBLE, ''))
}

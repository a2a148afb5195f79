/** At most this many people are notified of one message that names them. */
export const MAX_MENTIONS = 20

/** Letters that an address or a word goes on with; those of scripts without spaces don't. */
const JOINED = String.raw`\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{M}\p{Nd}_`
/** Keyboards of East Asia have a wide one, too. */
const AT = '[@＠]'
const MENTION = new RegExp(`(?<![${JOINED}.@＠])${AT}([a-z][\\w.]{2,29})(?![${JOINED}])`, 'giu')
/** A mention being typed, up to the caret. */
const OPEN_MENTION = new RegExp(`(?<![${JOINED}.@＠])${AT}([\\w.]{0,30})$`, 'u')
const LINK = /https?:\/\/|www\./i
const MAX_LINK_CHARACTERS = 2048

interface Mention {
  /** where its `@` is */
  index: number
  /** in lower case */
  handle: string
}

/** What looks like `@handle`, with or without such a person. */
export function mentionsIn(text: string): Mention[] {
  return [...text.matchAll(MENTION)]
    .filter(({ index }) => !LINK.test(wordBefore(text, index)))
    .map(({ index, 1: handle }) => ({ index, handle: handle!.toLowerCase().replace(/\.+$/, '') }))
}

/** Up to a place in it, without what comes before a space. */
function wordBefore(text: string, end: number): string {
  const before = text.slice(Math.max(0, end - MAX_LINK_CHARACTERS), end)
  return before.split(/\s/).at(-1) ?? ''
}

/** The mention that somebody types right before the caret: its start and letters; null for none. */
export function openMention(text: string, caret: number): { start: number; term: string } | null {
  const match = OPEN_MENTION.exec(text.slice(0, caret))
  return match && { start: match.index, term: match[1]!.toLowerCase() }
}

/** At most this many people are notified of one message that names them. */
export const MAX_MENTIONS = 20

const MENTION = /(?<![\w.@])@([a-z][\w.]{2,29})/gi
/** A mention being typed, up to the caret. */
const OPEN_MENTION = /(?<![\w.@])@([\w.]{0,30})$/

interface Mention {
  /** where its `@` is */
  index: number
  /** in lower case */
  handle: string
}

/** What looks like `@handle`, with or without such a person. */
export function mentionsIn(text: string): Mention[] {
  return [...text.matchAll(MENTION)].map(({ index, 1: handle }) => ({
    index,
    handle: handle!.toLowerCase().replace(/\.$/, ''),
  }))
}

/** The mention that somebody types right before the caret: its start and letters; null for none. */
export function openMention(text: string, caret: number): { start: number; term: string } | null {
  const match = OPEN_MENTION.exec(text.slice(0, caret))
  return match && { start: match.index, term: match[1]!.toLowerCase() }
}

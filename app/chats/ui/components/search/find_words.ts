import { foldText } from '#app/common/contract/fold_text'

/** A stretch of a text, and whether the query asked for it. */
interface TextPart {
  text: string
  isFound: boolean
}

const WORD = /[\p{L}\p{M}\p{N}'’]+/gu

/**
 * Cuts a text where its words begin as a word of the query does, as the
 * server's search compares them: without regard to case and accents. The
 * parts make up the whole text.
 */
export function findWords(text: string, query: string): TextPart[] {
  const wanted = foldText(query).split(' ').filter(Boolean)
  const parts: TextPart[] = []
  let end = 0
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const length = foundLength(word, wanted)
    if (!length) continue
    if (index > end) parts.push({ text: text.slice(end, index), isFound: false })
    end = index + length
    parts.push({ text: text.slice(index, end), isFound: true })
  }
  if (end < text.length) parts.push({ text: text.slice(end), isFound: false })
  return parts
}

/** How much of a word's beginning the longest fitting word of the query covers, in code units. */
function foundLength(word: string, wanted: readonly string[]): number {
  const folded = foldText(word)
  const needed = Math.max(
    0,
    ...wanted.filter((start) => folded.startsWith(start)).map((start) => start.length)
  )
  if (!needed) return 0
  let length = 0
  for (const letter of word) {
    const isWhole = foldText(word.slice(0, length)).length >= needed
    if (isWhole && !/\p{M}/u.test(letter)) break
    length += letter.length
  }
  return length
}

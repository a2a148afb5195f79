import { foldText } from '#app/common/contract/fold_text'

/** A piece of a text, and whether it matches. */
interface TextPart {
  text: string
  isFound: boolean
}

const WORD = /[\p{L}\p{M}\p{N}'’]+/gu

/**
 * Splits a text where its words start with a word of the query, matched like the server's search:
 * ignoring case and accents. Joined, the parts give the whole text.
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

/** Length of the longest matching prefix of a word, in code units. */
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

import { foldText, foldedWords, isUnspaced } from '#app/common/text/fold_text'

/** A piece of a text, and whether it matches. */
interface TextPart {
  text: string
  isFound: boolean
}

const WORD = /[\p{L}\p{M}\p{N}'’\u200c\u200d]+/gu

/**
 * Splits a text into what matches the query and what doesn't, as the server's search matches: at the
 * start of words, without case and accents; in scripts without spaces, anywhere.
 */
export function findWords(text: string, query: string): TextPart[] {
  const wanted = foldedWords(foldText(query))
  const parts: TextPart[] = []
  let end = 0
  for (const [from, to] of foundRanges(text, wanted)) {
    if (from > end) parts.push({ text: text.slice(end, from), isFound: false })
    parts.push({ text: text.slice(from, to), isFound: true })
    end = to
  }
  if (end < text.length) parts.push({ text: text.slice(end), isFound: false })
  return parts
}

/** Apart and in order, in code units. */
function* foundRanges(text: string, wanted: readonly string[]): Generator<[number, number]> {
  // enough for a match with its marks, and little in a text without spaces
  const most = 4 * Math.max(0, ...wanted.map((word) => word.length)) + 16
  for (const { 0: word, index } of text.matchAll(WORD)) {
    let isStart = true
    for (let at = 0; at < word.length;) {
      const length = foundLength(word.slice(at, at + most), wanted, isStart)
      if (length) yield [index + at, index + at + length]
      const letter = String.fromCodePoint(word.codePointAt(at)!)
      at += length || letter.length
      isStart = isUnspaced(letter)
    }
  }
}

/**
 * Length of the longest match at the start of a text, in code units.
 * @param isStart whether a word begins here
 */
function foundLength(text: string, wanted: readonly string[], isStart: boolean): number {
  const starts = wanted.filter((start) => isStart || isUnspaced(start))
  if (!starts.length) return 0
  const folded = foldText(text)
  const needed = Math.max(
    0,
    ...starts.filter((start) => folded.startsWith(start)).map((start) => start.length)
  )
  if (!needed) return 0
  let length = 0
  for (const letter of text) {
    const isWhole = foldText(text.slice(0, length)).length >= needed
    if (isWhole && !/\p{M}/u.test(letter)) break
    length += letter.length
  }
  return length
}

const BEFORE = 60
const MAX_EXCERPT_CHARACTERS = 280

/** Starts a long text shortly before the first match. */
export function excerptAround(text: string, query: string): string {
  const flat = text.replace(/\s+/g, ' ')
  const [first] = findWords(flat, query)
  const place = first && !first.isFound ? first.text.length : 0
  const start = place > BEFORE * 2 ? flat.indexOf(' ', place - BEFORE) + 1 : 0
  const cut = flat.slice(start, start + MAX_EXCERPT_CHARACTERS)
  const isCut = start + MAX_EXCERPT_CHARACTERS < flat.length
  return `${start ? '… ' : ''}${isCut ? cut.slice(0, cut.lastIndexOf(' ') + 1 || MAX_EXCERPT_CHARACTERS) : cut}${isCut ? '…' : ''}`
}

import { foldText, foldedWords, isUnspaced } from '#app/common/text/fold_text'

/** Whether every word of the query starts a word of the text, ignoring case and accents. */
export function matchesQuery(text: string, query: string): boolean {
  const words = foldedWords(foldText(text))
  return foldedWords(foldText(query)).every((part) =>
    words.some((word) => (isUnspaced(part) ? word.includes(part) : word.startsWith(part)))
  )
}

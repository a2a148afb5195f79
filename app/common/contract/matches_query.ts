import { foldText } from '#app/common/contract/fold_text'

/** Whether every word of the query starts a word of the text, ignoring case and accents. */
export function matchesQuery(text: string, query: string): boolean {
  const words = foldText(text).split(' ')
  return foldText(query)
    .split(' ')
    .every((part) => words.some((word) => word.startsWith(part)))
}

import { foldText, foldedWords, isUnspaced } from '#app/common/contract/fold_text'

/**
 * A text as parts of a `tsquery` on a `search_vector`: words, or the starts of words. Of a script
 * without spaces, any piece is found: letters are indexed in pairs.
 */
export function textQueries(text: string): string[] {
  return foldedWords(foldText(text)).map(startQuery)
}

export function startQuery(word: string): string {
  return isUnspaced(word) ? pairsQuery(word) : `'${word}':*`
}

/** The words one after the other. */
export function phraseQuery(text: string): string {
  return foldedWords(foldText(text))
    .map((word) => (isUnspaced(word) ? pairsQuery(word) : `'${word}'`))
    .join(' <-> ')
}

function pairsQuery(word: string): string {
  const letters = [...word]
  const pairs = letters.slice(1).map((letter, at) => `'${letters[at]}${letter}'`)
  return [...pairs, `'${letters.at(-1)}':*`].join(' <-> ')
}

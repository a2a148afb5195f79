import { foldText, foldedWords, isUnspaced } from '#app/common/text/fold_text'

/**
 * The parts of a `tsquery` on a `search_vector` that find the starts of a text's words. In scripts
 * without spaces, where letters are indexed in pairs, they find any piece.
 */
export function textQueries(text: string): string[] {
  return foldedWords(foldText(text)).map(startQuery)
}

export function startQuery(word: string): string {
  return isUnspaced(word) ? pairsQuery(word) : `'${word}':*`
}

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

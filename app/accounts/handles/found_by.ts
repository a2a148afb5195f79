import { foldText } from '#app/common/text/fold_text'

/** Names of more words are found by the first of them. */
const MOST_WORDS = 8

/**
 * What somebody is found by when these begin with what is typed: handle and
 * name, folded, from each of their words on. `Ava María Rinaldi` gives
 * `ava maria rinaldi`, `maria rinaldi` and `rinaldi`.
 */
export function foundBy({ handle, name }: { handle: string; name: string }): string[] {
  return [...new Set([handle, name].flatMap(endings))]
}

function endings(text: string): string[] {
  const words = foldText(text).split(' ').filter(Boolean)
  return words.slice(0, MOST_WORDS).map((_, index) => words.slice(index).join(' '))
}

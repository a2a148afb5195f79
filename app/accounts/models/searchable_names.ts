import { foldText } from '#app/common/contract/fold_text'

/** Only the first words of longer names are indexed. */
const MAX_WORDS = 8

/** Search keys for a person: `Ava Rinaldi` gives `ava rinaldi` and `rinaldi`, plus the handle. */
export function searchableNames({ handle, name }: { handle: string; name: string }): string[] {
  return [...new Set([handle, name].flatMap(endings))]
}

function endings(text: string): string[] {
  const words = foldText(text).split(' ').filter(Boolean)
  return words.slice(0, MAX_WORDS).map((_, index) => words.slice(index).join(' '))
}

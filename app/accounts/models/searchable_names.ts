import { foldText, foldedWords, isUnspaced } from '#app/common/contract/fold_text'

/** Only the first words of longer names are indexed. */
const MAX_WORDS = 8
/** Of a name without spaces, which is found from each of its letters on. */
const MAX_LETTERS = 60

/** Search keys for a person: `Ava Rinaldi` gives `ava rinaldi` and `rinaldi`, plus the handle. */
export function searchableNames({ handle, name }: { handle: string; name: string }): string[] {
  return [...new Set([handle, name].flatMap(endings))]
}

function endings(text: string): string[] {
  const words = foldText(text).split(' ').filter(Boolean)
  return words.slice(0, MAX_WORDS).flatMap((_, index) => {
    const rest = words.slice(index).join(' ')
    return [rest, ...innerStarts(words[index]).map((start) => rest.slice(start))]
  })
}

/** Where another word may begin inside one, in code units: `ava山田` gives 3 and 4. */
function innerStarts(word: string): number[] {
  const starts: number[] = []
  let at = 0
  for (const part of foldedWords(word)) {
    for (const letter of isUnspaced(part) ? part : [part]) {
      if (at && starts.length < MAX_LETTERS) starts.push(at)
      at += letter.length
    }
  }
  return starts
}

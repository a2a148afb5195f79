import { foldText } from '#app/common/text/fold_text'

interface FoundBy {
  group: string
  label: string
  hint: string
  words?: string
}

/** Those that have each of the words somewhere, in any case; all without a word. */
export function findSettings<Section extends FoundBy>(
  sections: readonly Section[],
  query: string
): Section[] {
  const wanted = foldText(query).split(/\s+/).filter(Boolean)
  return sections.filter(({ group, label, hint, words = '' }) => {
    const text = foldText([group, label, hint, words].join(' '))
    return wanted.every((word) => text.includes(word))
  })
}

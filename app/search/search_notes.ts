import { countWords } from '#app/kit/display/count_words'
import { RANGE_FILTERS, type FilterOf } from '#app/search/search_filters'

type Ranges = Partial<Record<FilterOf<'range'>['names'][number], number | null>>

/** What is wrong with ranges whose end lies before their start, by field. */
export function reversedRanges(numbers: Ranges): Record<string, string> {
  const wrong = RANGE_FILTERS.filter(({ names: [least, most] }) => {
    const [from, to] = [numbers[least], numbers[most]]
    return typeof from === 'number' && typeof to === 'number' && from > to
  })
  return Object.fromEntries(wrong.map(({ names: [, most], reversed }) => [most, reversed]))
}

/** What somebody has to know about the homes, or other things, that are or aren't among the results. */
export function searchNotes(numbers: Ranges, uncompared: number, thing = 'home'): string[] {
  const compared = `in currencies without a rate ${uncompared === 1 ? 'isn’t' : 'aren’t'} compared`
  return [
    ...Object.values(reversedRanges(numbers)),
    ...(uncompared ? [`${countWords(uncompared, thing)} ${compared}.`] : []),
  ]
}

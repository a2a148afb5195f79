import { cutShort } from '#app/kit/display/cut_short'
import { isolated } from '#app/common/text/isolated'
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

export const FLAT_AREA =
  'The corners of the drawn area are in one or two places, so nothing lies inside. Draw it again on the map.'

const MAX_SHOWN_CHARACTERS = 60

export function unknownPlace(name: string): string {
  const shown = isolated(cutShort(name, MAX_SHOWN_CHARACTERS))
  return `We don’t know a place called “${shown}”, so we looked for these words everywhere. To search around a place, type its name and choose it from the list.`
}

export function unusedParameter(name: string, fault: string): string {
  if (name === 'polygon')
    return `We couldn’t read the area in this address, so it doesn’t count. ${fault} Draw it again on the map.`
  return `“${name}” in this address doesn’t count. ${fault}`
}

/** What somebody has to know about the homes, or other things, that are or aren't among the results. */
export function searchNotes(numbers: Ranges, uncompared: number, thing = 'home'): string[] {
  const compared = `in currencies without a rate ${uncompared === 1 ? 'isn’t' : 'aren’t'} compared`
  return [
    ...Object.values(reversedRanges(numbers)),
    ...(uncompared ? [`${countWords(uncompared, thing)} ${compared}.`] : []),
  ]
}

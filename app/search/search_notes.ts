import { countWords } from '#app/kit/display/count_words'

interface Ranges {
  min_price?: number | null
  max_price?: number | null
  min_year?: number | null
  max_year?: number | null
}

const REVERSED = {
  max_price: 'The highest price is below the lowest.',
  max_year: 'The latest year is before the earliest.',
}

/** What is wrong with ranges whose end lies before their start, by field. */
export function reversedRanges(numbers: Ranges): Record<string, string> {
  const isReversed = (min?: number | null, max?: number | null) =>
    typeof min === 'number' && typeof max === 'number' && min > max
  return {
    ...(isReversed(numbers.min_price, numbers.max_price) && { max_price: REVERSED.max_price }),
    ...(isReversed(numbers.min_year, numbers.max_year) && { max_year: REVERSED.max_year }),
  }
}

/** What somebody has to know about the homes, or other things, that are or aren't among the results. */
export function searchNotes(numbers: Ranges, uncompared: number, thing = 'home'): string[] {
  const compared = `in currencies without a rate ${uncompared === 1 ? 'isn’t' : 'aren’t'} compared`
  return [
    ...Object.values(reversedRanges(numbers)),
    ...(uncompared ? [`${countWords(uncompared, thing)} ${compared}.`] : []),
  ]
}

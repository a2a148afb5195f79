import { countWords } from '#app/kit/display/count_words'
import type { CountedOption } from '#app/search/counts/ui/use_option_counts'
import { MAX_COUNTED } from '#app/search/search_options'

/** The number after an option's name: `12`, or `1,000+`. Nothing until it is known. */
export function OptionCount({ counted }: { counted: CountedOption | undefined }) {
  if (!counted) return null
  const isMore = !counted.isExact || counted.count > MAX_COUNTED
  const count = Math.min(counted.count, MAX_COUNTED)
  return (
    <>
      <span aria-hidden className="num">
        {count.toLocaleString('en-US')}
        {isMore && '+'}
      </span>
      <span className="sr-only">
        {isMore ? ' at least ' : ' '}
        {countWords(count, 'home')}
      </span>
    </>
  )
}

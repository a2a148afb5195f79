import { TextLink } from '#app/kit/button/text_link'
import { countWords } from '#app/kit/display/count_words'
import { TimeAgo } from '#app/kit/display/time_ago'
import { titleOf } from '#app/designs/ui/state/look_words'
import type { Looks, RestyleSummary } from '#app/designs/ui/state/types'

interface EarlierRestylesProps {
  restyles: readonly RestyleSummary[]
  looks: Looks
}

/** The way back to what was ordered before. */
export function EarlierRestyles({ restyles, looks }: EarlierRestylesProps) {
  if (!restyles.length) return null
  return (
    <section aria-labelledby="earlier" className="mt-6">
      <h2 id="earlier" className="label">
        Your restyles of this listing
      </h2>
      <ul className="mt-2 flex flex-wrap gap-x-8 gap-y-1 text-13">
        {restyles.map(({ id, options, count, created_at: createdAt }) => (
          <li key={id} className="text-muted">
            <TextLink href={`/restyles/${id}`} className="inline-flex min-h-6 items-center">
              {titleOf(options, looks)}
            </TextLink>
            , {countWords(count, 'photo')}, <TimeAgo at={createdAt} />
          </li>
        ))}
      </ul>
    </section>
  )
}

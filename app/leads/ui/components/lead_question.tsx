import type { Data } from '#data'
import { TextLink } from '#app/kit/button/text_link'
import { formatFull } from '#app/kit/display/format_time'
import { useReader } from '#app/kit/hooks/use_reader'

/** A lead's latest question and the home it is about. */
export function LeadQuestion({ lead }: { lead: Data.Leads.Lead }) {
  const { locale, timeZone } = useReader()
  const asked = lead.events.filter(({ kind }) => kind === 'inquiry')
  const last = asked.at(-1)
  const home = last?.property ?? lead.property
  const viewingAt = last?.wants_viewing_at
  const calendar = home && viewingAt && `/properties/${home.slug}/viewing.ics?at=${viewingAt}`

  return (
    <div className="flex max-w-[52ch] flex-col gap-1 text-13">
      {home && (
        <span className="text-15">
          <TextLink href={`/properties/${home.slug}`}>{home.name ?? 'A listing'}</TextLink>
        </span>
      )}
      {viewingAt && (
        <span>
          Viewing: {formatFull(new Date(viewingAt), locale, timeZone)}
          {calendar && (
            <>
              {' · '}
              <a href={calendar} className="underline decoration-faint underline-offset-4">
                Add to calendar
              </a>
            </>
          )}
        </span>
      )}
      {last?.message && (
        <span className="break-words whitespace-pre-line text-muted">{last.message}</span>
      )}
      {asked.length > 1 && <span className="text-muted">Asked {asked.length} times</span>}
    </div>
  )
}

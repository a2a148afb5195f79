import { TextLink } from '#app/kit/button/text_link'
import { formatFull } from '#app/kit/display/format_time'
import { TimeAgo } from '#app/kit/display/time_ago'
import { useReader } from '#app/kit/hooks/use_reader'
import { eventWords } from '#app/leads/ui/lead_words'
import type { Lead, LeadEvent } from '#app/leads/ui/types'

/** What happened, latest first. */
export function LeadTimeline({ lead }: { lead: Lead }) {
  return (
    <section aria-labelledby="timeline">
      <h3 id="timeline" className="label font-sans">
        Timeline
      </h3>
      <ol className="mt-3 flex flex-col gap-5 border-l border-line pl-5">
        {lead.events.toReversed().map((event) => (
          <Event key={event.id} event={event} />
        ))}
      </ol>
    </section>
  )
}

function Event({ event }: { event: LeadEvent }) {
  const { locale, timeZone } = useReader()
  const { url, property, message, wants_viewing_at: viewingAt, user } = event
  const words = eventWords(event)
  const calendar =
    property && viewingAt && `/properties/${property.slug}/viewing.ics?at=${viewingAt}`
  return (
    <li className="relative before:absolute before:top-2 before:-left-[1.46rem] before:size-2 before:rounded-full before:bg-faint">
      <p className="break-words">
        {url ? <TextLink href={url}>{words}</TextLink> : words}
        {property && (
          <>
            {' · '}
            <TextLink href={`/properties/${property.slug}`}>
              {property.name ?? 'Untitled listing'}
            </TextLink>
          </>
        )}
      </p>
      {viewingAt && (
        <p className="text-13">
          Viewing: {formatFull(new Date(viewingAt), locale, timeZone)}
          {calendar && (
            <>
              {' · '}
              <a href={calendar} className="underline decoration-faint underline-offset-4">
                Add to calendar
              </a>
            </>
          )}
        </p>
      )}
      {message && (
        <p dir="auto" className="mt-1 text-13 break-words whitespace-pre-line">
          {message}
        </p>
      )}
      <p className="mt-0.5 text-13 text-muted">
        <TimeAgo at={event.created_at} />
        {user && ` · ${user.name}`}
      </p>
    </li>
  )
}

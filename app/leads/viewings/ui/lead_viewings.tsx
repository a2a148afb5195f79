import { TextLink } from '#app/kit/button/text_link'
import { Badge } from '#app/kit/display/badge'
import { formatFull } from '#app/kit/display/format_time'
import { useNow } from '#app/kit/hooks/use_now'
import { useLocale } from '#app/kit/hooks/use_reader'
import type { Lead } from '#app/leads/ui/types'
import { VIEWING_STATUS_WORDS } from '#app/leads/viewings/ui/viewing_status_words'
import { ViewingActions } from '#app/leads/viewings/ui/viewing_actions'
import { zoneWords } from '#app/common/text/zone_words'

interface LeadViewingsProps {
  lead: Lead
  heading?: 'h2' | 'h3'
  onChanged: (lead: Lead) => void
}

/** The viewings a lead asked for, each to be answered. */
export function LeadViewings({ lead, heading: Heading = 'h3', onChanged }: LeadViewingsProps) {
  const locale = useLocale()
  const now = useNow()
  if (!lead.viewings.length) return null
  return (
    <section aria-labelledby="lead-viewings">
      <Heading id="lead-viewings" className="label font-sans">
        Viewings
      </Heading>
      <ul className="mt-2">
        {lead.viewings.map((viewing) => (
          <li key={viewing.id} className="flex flex-col gap-2 border-t border-line py-4">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              {formatFull(new Date(viewing.starts_at), locale, viewing.time_zone)}
              <Badge>{VIEWING_STATUS_WORDS[viewing.status]}</Badge>
            </p>
            <p className="text-13 text-muted">
              {viewing.property && (
                <>
                  <TextLink href={`/properties/${viewing.property.slug}`}>
                    {viewing.property.name ?? 'Untitled listing'}
                  </TextLink>
                  {' · '}
                </>
              )}
              {zoneWords(viewing.time_zone)}
            </p>
            {(now === null || Date.parse(viewing.starts_at) > now) && (
              <ViewingActions viewing={viewing} name={lead.name} onAnswered={onChanged} />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

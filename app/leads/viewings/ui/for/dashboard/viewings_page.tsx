import { Head, Link } from '@inertiajs/react'
import { CalendarPlus } from 'lucide-react'
import type { Data } from '#data'
import { buttonStyle } from '#app/kit/button/button_style'
import { ButtonLink } from '#app/kit/button/button_link'
import { TextLink } from '#app/kit/button/text_link'
import { reloadPage } from '#app/kit/calls/page_reloads'
import { Badge } from '#app/kit/display/badge'
import { formatFull } from '#app/kit/display/format_time'
import { SectionHeading } from '#app/kit/display/section_heading'
import { useFreshAfterBack } from '#app/kit/hooks/use_fresh_after_back'
import { useAccount } from '#app/kit/hooks/use_shared_props'
import { useLocale } from '#app/kit/hooks/use_reader'
import { EmptyState } from '#app/kit/list/empty_state'
import { leadPath } from '#app/leads/lead_options'
import type { ViewingHours } from '#app/leads/viewings/viewing_options'
import { HoursForm } from '#app/leads/viewings/ui/hours_form'
import { ViewingActions } from '#app/leads/viewings/ui/viewing_actions'
import { VIEWING_STATUS_WORDS } from '#app/leads/viewings/ui/viewing_status_words'
import { zoneWords } from '#app/common/text/zone_words'
import { useChannel, useResume } from '#app/realtime/ui/use_realtime'

type Shown = Data.Leads.Viewings.Viewing

interface ViewingsProps {
  viewings: Shown[]
  hours: ViewingHours
  /** false for those that everybody begins with */
  has_own_hours: boolean
}

const reload = () => reloadPage({ only: ['viewings'] })

export default function Viewings({ viewings, hours, has_own_hours: hasOwn }: ViewingsProps) {
  useFreshAfterBack('viewings')
  const userId = useAccount()?.id
  useChannel(userId ? `private-user.${userId}` : null, {
    events: { 'lead.updated': reload, 'leads.updated': reload },
  })
  useResume(reload)
  return (
    <div className="gutter page py-10">
      <Head title="Viewings" />
      <SectionHeading
        level="page"
        label="Dashboard"
        action={<ButtonLink href="/dashboard/leads">Leads</ButtonLink>}
      >
        Viewings
      </SectionHeading>
      <section aria-label="To come" className="mt-8">
        {viewings.length ? (
          <ul className="border-t border-line">
            {viewings.map((viewing) => (
              <li key={viewing.id} className="border-b border-line py-5">
                <ListedViewing viewing={viewing} />
              </li>
            ))}
          </ul>
        ) : (
          <EmptyState title="No viewings to come">
            People choose one of your free times on a listing’s page.
          </EmptyState>
        )}
      </section>
      <section aria-labelledby="hours" className="mt-16 max-w-180">
        <SectionHeading id="hours">When you show homes</SectionHeading>
        <p className="mt-3 mb-6 max-w-[60ch] text-muted">
          On the clock of each home.{' '}
          {hasOwn
            ? 'Only these times can be asked for.'
            : 'Until you save your own, these are suggested and any time can be asked for.'}
        </p>
        <HoursForm hours={hours} />
      </section>
    </div>
  )
}

function ListedViewing({ viewing }: { viewing: Shown }) {
  const locale = useLocale()
  const { lead, property } = viewing
  return (
    <div className="flex flex-col gap-4 cards:flex-row cards:items-center cards:justify-between">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="display text-18 md:text-22">
            {formatFull(new Date(viewing.starts_at), locale, viewing.time_zone)}
          </span>
          <Badge>{VIEWING_STATUS_WORDS[viewing.status]}</Badge>
        </p>
        <p className="mt-1 text-13 break-words text-muted">
          <Link dir="auto" href={leadPath(lead.id)} className="hover:text-ink hover:underline">
            {lead.name}
          </Link>
          {' · '}
          <TextLink href={`/properties/${property.slug}`}>
            {property.name ?? 'Untitled listing'}
          </TextLink>
          {' · '}
          {zoneWords(viewing.time_zone)}
        </p>
      </div>
      <div className="flex flex-wrap items-start gap-2">
        {viewing.calendar_url && (
          <a
            href={viewing.calendar_url}
            aria-label={`Add to calendar: the viewing with ${lead.name}`}
            className={buttonStyle()}
          >
            <CalendarPlus size={18} strokeWidth={1.5} aria-hidden />
            Add to calendar
          </a>
        )}
        <ViewingActions viewing={viewing} name={lead.name} onAnswered={reload} />
      </div>
    </div>
  )
}

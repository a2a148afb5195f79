import { Check } from 'lucide-react'
import { useState } from 'react'
import { ANSWER_WORDS, openHouseChannel } from '#app/farm/open_houses/open_house_options'
import { openHouseStart } from '#app/farm/open_houses/open_house_words'
import type { OpenHouse, OpenHouseVisitor } from '#app/farm/ui/types'
import { Button } from '#app/kit/button/button'
import { ButtonLink } from '#app/kit/button/button_link'
import { answered } from '#app/kit/calls/answered'
import { api } from '#app/kit/calls/api'
import { asking } from '#app/kit/calls/asking'
import { useCall } from '#app/kit/calls/use_call'
import { usePages } from '#app/kit/calls/use_pages'
import { Badge } from '#app/kit/display/badge'
import { TimeAgo } from '#app/kit/display/time_ago'
import { RefusalNote } from '#app/kit/form/refusal_note'
import { useLocale } from '#app/kit/hooks/use_reader'
import { EmptyState } from '#app/kit/list/empty_state'
import { PageList } from '#app/kit/list/page_list'
import { Sheet } from '#app/kit/overlay/sheet'
import { useChannel, useResume } from '#app/realtime/ui/use_realtime'

interface VisitorsSheetProps {
  house: OpenHouse
  onClose: () => void
}

/** Who comes and who is here, live. */
export function VisitorsSheet({ house, onClose }: VisitorsSheetProps) {
  const locale = useLocale()
  const { visitors, counts, pages } = useVisitors(house)
  const places = house.capacity === null ? '' : ` of ${house.capacity}`
  return (
    <Sheet
      title={house.property.name ?? 'Open house'}
      description={openHouseStart(house.starts_at, house.timezone, locale)}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={<ButtonLink href={`/open-houses/${house.slug}/desk`}>Open the desk</ButtonLink>}
    >
      <dl className="mb-4 grid grid-cols-3 gap-4 border-b border-line pb-4">
        <Figure label="Registered" value={`${counts.registrations_count}${places}`} />
        <Figure label="Waiting" value={String(counts.waiting_count)} />
        <Figure label="Here" value={String(counts.visitors_count)} />
      </dl>
      <PageList
        pages={pages}
        what="the visitors"
        isEmpty={!visitors.length}
        empty={
          <EmptyState title="Nobody yet">
            Share its page or print the sign. Who registers appears here at once.
          </EmptyState>
        }
      >
        <ul aria-live="polite" aria-relevant="additions">
          {visitors.map((visitor) => (
            <VisitorRow key={visitor.id} house={house} visitor={visitor} />
          ))}
        </ul>
      </PageList>
    </Sheet>
  )
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="label">{label}</dt>
      <dd className="display num text-22">{value}</dd>
    </div>
  )
}

interface VisitorRowProps {
  house: OpenHouse
  visitor: OpenHouseVisitor
}

function VisitorRow({ house, visitor }: VisitorRowProps) {
  const { run, isRunning, refusal } = useCall()
  const params = { id: house.id, visitorId: visitor.id }
  const checkIn = () => void run(() => answered(api.api.api.openHouseVisitors.checkIn({ params })))
  const mayCome = house.status !== 'cancelled' && visitor.status !== 'withdrawn'
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 border-b border-line py-4">
      <div className="min-w-0">
        <p dir="auto" className="break-words">
          {visitor.name}
        </p>
        <p className="text-13 break-all text-muted">
          <a href={`mailto:${visitor.email}`} className="hover:underline">
            {visitor.email}
          </a>
          {visitor.phone && (
            <>
              {' · '}
              <a href={`tel:${visitor.phone}`} className="hover:underline">
                {visitor.phone}
              </a>
            </>
          )}
        </p>
        <p className="mt-1 flex flex-wrap gap-x-3 gap-y-1 text-13 text-muted">
          <span>{consentOf(visitor)}</span>
          {visitor.has_agent && <span>Has an agent</span>}
          {visitor.answer && <span>“{ANSWER_WORDS[visitor.answer]}”</span>}
        </p>
        <RefusalNote refusal={refusal} />
      </div>
      <div className="flex flex-col items-end gap-1 text-13">
        {visitor.checked_in_at ? (
          <span className="flex items-center gap-1.5 text-positive">
            <Check size={16} strokeWidth={1.5} aria-hidden />
            Here, <TimeAgo at={visitor.checked_in_at} />
          </span>
        ) : (
          <>
            {visitor.status === 'waiting' && <Badge tone="warning">Waiting</Badge>}
            {visitor.status === 'withdrawn' && <Badge>Can’t come</Badge>}
            {mayCome && (
              <Button isLoading={isRunning} onClick={checkIn}>
                Check in
              </Button>
            )}
          </>
        )}
      </div>
    </li>
  )
}

function consentOf({ consent }: OpenHouseVisitor): string {
  if (!consent.is_given) return 'No consent to contact'
  return consent.is_confirmed ? 'May be contacted, confirmed' : 'May be contacted, not confirmed'
}

type Counts = Pick<OpenHouse, 'registrations_count' | 'waiting_count' | 'visitors_count'>

interface Arrival extends Counts {
  visitor: OpenHouseVisitor
}

/** The visitors of an open house, newest first, as they come. */
function useVisitors(house: OpenHouse) {
  const [live, setLive] = useState<ReadonlyMap<number, OpenHouseVisitor>>(new Map())
  const [counts, setCounts] = useState<Counts>(house)
  const pages = usePages(['open-house-visitors', house.id], async (page) => {
    const call = api.api.api.openHouseVisitors.index({
      params: { id: house.id },
      ...asking({ page }),
    })
    return (await answered(call)).visitors
  })
  useChannel(openHouseChannel(house.id), {
    events: {
      'visitor.registered': ({ visitor, ...figures }: Arrival) => {
        setLive((before) => new Map(before).set(visitor.id, visitor))
        setCounts(figures)
      },
    },
  })
  useResume(pages.reload)

  const listed = pages.items.map((visitor) => live.get(visitor.id) ?? visitor)
  const known = new Set(listed.map(({ id }) => id))
  const added = [...live.values()].filter(({ id }) => !known.has(id)).reverse()
  return { visitors: [...added, ...listed], counts, pages }
}

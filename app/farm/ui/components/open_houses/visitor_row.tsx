import { Check } from 'lucide-react'
import { ANSWER_WORDS } from '#app/farm/contract/open_house_options'
import type { OpenHouse, OpenHouseVisitor } from '#app/farm/ui/types'
import { api } from '#app/kit/calls/api'
import { answered } from '#app/kit/calls/answered'
import { useCall } from '#app/kit/calls/use_call'
import { Button } from '#app/kit/button/button'
import { Badge } from '#app/kit/display/badge'
import { TimeAgo } from '#app/kit/display/time_ago'
import { RefusalNote } from '#app/kit/form/refusal_note'

interface VisitorRowProps {
  house: OpenHouse
  visitor: OpenHouseVisitor
}

export function VisitorRow({ house, visitor }: VisitorRowProps) {
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

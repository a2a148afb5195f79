import { Check } from 'lucide-react'
import { api } from '#app/kit/calls/api'
import { answered } from '#app/kit/calls/answered'
import { useCall } from '#app/kit/calls/use_call'
import { Button } from '#app/kit/button/button'
import { RefusalNote } from '#app/kit/form/refusal_note'

interface PassCheckInProps {
  openHouseId: number
  visitor: { id: number; name: string; is_checked_in: boolean }
  onCheckedIn: () => void
}

/** For a host who scanned the code. */
export function PassCheckIn({ openHouseId, visitor, onCheckedIn }: PassCheckInProps) {
  const { run, isRunning, refusal } = useCall()
  const checkIn = async () => {
    const params = { id: openHouseId, visitorId: visitor.id }
    if (await run(() => answered(api.api.api.openHouseVisitors.checkIn({ params })))) onCheckedIn()
  }
  return (
    <section aria-label="For hosts" className="rounded-6 border border-line bg-surface p-6">
      <p className="label">You’re a host</p>
      <p dir="auto" className="display mt-2 text-28 break-words">
        {visitor.name}
      </p>
      {visitor.is_checked_in ? (
        <p role="status" className="mt-3 flex items-center gap-2 text-positive">
          <Check size={18} strokeWidth={1.5} aria-hidden />
          Checked in
        </p>
      ) : (
        <div className="mt-5 flex flex-col items-start gap-3">
          <Button variant="primary" size="lg" isLoading={isRunning} onClick={() => void checkIn()}>
            Check in
          </Button>
          <RefusalNote refusal={refusal} />
        </div>
      )}
    </section>
  )
}

import { Button } from '#app/kit/button/button'
import { answered } from '#app/kit/calls/answered'
import { api } from '#app/kit/calls/api'
import { apiPath } from '#app/kit/calls/api_path'
import { useCall } from '#app/kit/calls/use_call'
import { TimeAgo } from '#app/kit/display/time_ago'
import { ConsentBadge } from '#app/farm/contacts/ui/consent_badge'
import type { Contact } from '#app/farm/ui/types'

interface ConsentEvidenceProps {
  contact: Contact
  onWithdrawn: () => void
}

/** What a contact's consent rests on. */
export function ConsentEvidence({ contact: { id, consent }, onWithdrawn }: ConsentEvidenceProps) {
  const { run, isRunning } = useCall()
  const evidence = apiPath('farm/contacts/:id/consents', { id })
  const withdraw = async () => {
    const body = { contact: { consent: { status: 'withdrawn' as const } } }
    const call = () => answered(api.api.api.contacts.update({ params: { id }, body }))
    if (await run(call)) onWithdrawn()
  }
  return (
    <section aria-label="Consent" className="flex flex-col gap-2 border-t border-line pt-4">
      <div className="flex flex-wrap items-center gap-2">
        <ConsentBadge status={consent.status} />
        {consent.at && (
          <span className="text-13 text-muted">
            <TimeAgo at={consent.at} />
          </span>
        )}
      </div>
      {consent.text && (
        <>
          <blockquote className="border-l border-line pl-3 text-13 wrap-anywhere">
            {consent.text}
          </blockquote>
          <p className="text-13 text-muted wrap-anywhere">{consent.source}</p>
          {consent.shows_clicks && (
            <p className="text-13 text-muted">Agreed, too, that you see which links they open.</p>
          )}
          <p className="flex flex-wrap gap-x-4 text-13">
            <a className="underline underline-offset-4" href={`${evidence}?format=csv`} download>
              Evidence as CSV
            </a>
            <a className="underline underline-offset-4" href={`${evidence}?format=json`} download>
              Evidence as JSON
            </a>
          </p>
        </>
      )}
      {(consent.status === 'confirmed' || consent.status === 'pending') && (
        <div>
          <Button size="sm" isLoading={isRunning} onClick={() => void withdraw()}>
            They don’t want email anymore
          </Button>
        </div>
      )}
    </section>
  )
}

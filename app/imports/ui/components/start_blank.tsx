import { router } from '@inertiajs/react'
import { Plus } from 'lucide-react'
import { Button } from '#app/kit/button/button'
import { api } from '#app/kit/calls/api'
import { answered } from '#app/kit/calls/answered'
import { useCall } from '#app/kit/calls/use_call'
import { useRetryKey } from '#app/kit/calls/use_retry_key'
import { SectionHeading } from '#app/kit/display/section_heading'
import { RefusalNote } from '#app/kit/form/refusal_note'

export function StartBlank() {
  const retry = useRetryKey()
  const { run, isRunning, refusal } = useCall()
  const create = async () => {
    const body = {}
    const headers = { 'Idempotency-Key': retry.of(body) }
    const answer = await run(() => answered(api.api.api.properties.store({ body, headers })))
    if (answer) router.visit(`/properties/${answer.property.slug}/edit`)
  }

  return (
    <section aria-labelledby="blank">
      <SectionHeading level="part" id="blank">
        Start blank
      </SectionHeading>
      <p className="mt-2 mb-6 max-w-prose text-muted">
        The editor takes you through it step by step and saves as you type.
      </p>
      <Button variant="primary" icon={Plus} isLoading={isRunning} onClick={() => void create()}>
        New listing
      </Button>
      <div className="mt-3">
        <RefusalNote refusal={refusal} />
      </div>
    </section>
  )
}

import { router } from '@inertiajs/react'
import { answered } from '#app/kit/calls/answered'
import { api } from '#app/kit/calls/api'
import { onceHeaders } from '#app/kit/calls/retry_key'
import { useCall } from '#app/kit/calls/use_call'
import { useRetryKey } from '#app/kit/calls/use_retry_key'
import type { Template } from '#app/properties/templates/listing_templates'

/** Starts a draft, once however often it is sent, and opens it in the editor. */
export function useNewListing() {
  const retry = useRetryKey()
  const { run, isRunning, refusal } = useCall()
  const start = async (template?: Template) => {
    const body = template ? { property: { template } } : {}
    const headers = onceHeaders(retry.of(body))
    const answer = await run(() => answered(api.api.api.properties.store({ body, headers })))
    if (!answer) return
    const path = `/properties/${answer.property.slug}/edit`
    router.visit(template ? `${path}?step=template` : path)
  }
  return { start, isRunning, refusal }
}

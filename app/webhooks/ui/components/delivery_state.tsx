import { Badge } from '#app/kit/display/badge'
import { MAX_ATTEMPTS } from '#app/webhooks/contract/webhooks'
import type { Delivery } from '#app/webhooks/ui/types'

export function DeliveryState({ delivery: { status, attempts } }: { delivery: Delivery }) {
  const [latest] = attempts
  if (status === 'delivered')
    return <Badge tone="positive">{latest?.answer_status ?? 'Sent'}</Badge>
  if (status === 'failed') return <Badge tone="danger">Failed</Badge>
  if (!latest) return <Badge>Sending</Badge>
  return (
    <Badge tone="warning">
      Attempt {attempts.length} of {MAX_ATTEMPTS} failed
    </Badge>
  )
}

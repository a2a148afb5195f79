import { useEffect } from 'react'
import { Inbox, ChevronRight } from 'lucide-react'
import { reloadPage } from '#app/kit/calls/page_reloads'
import { Badge } from '#app/kit/display/badge'
import { TimeAgo } from '#app/kit/display/time_ago'
import { EmptyState } from '#app/kit/list/empty_state'
import { LoadMore } from '#app/kit/list/load_more'
import { useMore } from '#app/kit/list/use_more'
import { DeliveryDetails } from '#app/webhooks/deliveries/ui/delivery_details'
import type { DeliveryPage, Webhook, WebhookDelivery } from '#app/webhooks/ui/webhook_api'
import { MAX_DELIVERY_ATTEMPTS } from '#app/webhooks/webhook_options'

const LOOK_AGAIN_MS = 2000

interface DeliveryLogProps {
  webhook: Webhook
  first: DeliveryPage
}

/** Sent messages, latest first; polls while one is in progress. */
export function DeliveryLog({ webhook, first }: DeliveryLogProps) {
  const { items, hasMore, isLoading, error, load } = useMore(
    first,
    (answer: { deliveries: DeliveryPage }) => answer.deliveries
  )
  const isSending = first.data.some((each) => each.status === 'pending' && !each.attempts.length)

  useEffect(() => {
    if (!isSending) return
    const timer = setInterval(() => reloadPage({ only: ['deliveries'] }), LOOK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [isSending])

  if (!items.length) {
    return (
      <EmptyState icon={Inbox} title="Nothing sent yet">
        Send a test to see whether your server answers.
      </EmptyState>
    )
  }
  return (
    <>
      <ul className="mt-4 border-t border-line">
        {items.map((delivery) => (
          <DeliveryRow key={delivery.id} webhook={webhook} delivery={delivery} />
        ))}
      </ul>
      <LoadMore hasMore={hasMore} isLoading={isLoading} error={error} onMore={load} />
    </>
  )
}

interface DeliveryRowProps {
  webhook: Webhook
  delivery: WebhookDelivery
}

function DeliveryRow({ webhook, delivery }: DeliveryRowProps) {
  return (
    <li className="border-b border-line">
      <details className="group">
        <summary className="grid cursor-pointer list-none grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-2 py-4 hover:bg-raised md:grid-cols-[auto_minmax(0,1fr)_auto_9rem] [&::-webkit-details-marker]:hidden">
          <ChevronRight
            size={18}
            strokeWidth={1.5}
            aria-hidden
            className="text-muted transition-transform group-open:rotate-90"
          />
          <span className="font-medium">{delivery.event}</span>
          <span className="max-md:col-start-2">
            <DeliveryState delivery={delivery} />
          </span>
          <span className="text-13 text-muted max-md:col-start-2 md:text-right">
            <TimeAgo at={delivery.created_at} />
          </span>
        </summary>
        <DeliveryDetails webhook={webhook} delivery={delivery} />
      </details>
    </li>
  )
}

function DeliveryState({ delivery: { status, attempts } }: { delivery: WebhookDelivery }) {
  const [latest] = attempts
  if (status === 'delivered')
    return <Badge tone="positive">{latest?.answer_status ?? 'Sent'}</Badge>
  if (status === 'failed') return <Badge tone="danger">Failed</Badge>
  if (!latest) return <Badge>Sending</Badge>
  return (
    <Badge tone="warning">
      Attempt {attempts.length} of {MAX_DELIVERY_ATTEMPTS} failed
    </Badge>
  )
}

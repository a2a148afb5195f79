import { useEffect } from 'react'
import { Inbox } from 'lucide-react'
import { reloadPage } from '#app/kit/calls/page_reloads'
import { EmptyState } from '#app/kit/list/empty_state'
import { LoadMore } from '#app/kit/list/load_more'
import { useMore } from '#app/kit/list/use_more'
import { DeliveryRow } from '#app/webhooks/ui/components/delivery_row'
import type { DeliveryPage, Webhook } from '#app/webhooks/ui/types'

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

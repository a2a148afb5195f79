import { ChevronRight } from 'lucide-react'
import { TimeAgo } from '#app/kit/display/time_ago'
import { DeliveryDetails } from '#app/webhooks/ui/components/delivery_details'
import { DeliveryState } from '#app/webhooks/ui/components/delivery_state'
import type { Delivery, Webhook } from '#app/webhooks/ui/types'

interface DeliveryRowProps {
  webhook: Webhook
  delivery: Delivery
}

export function DeliveryRow({ webhook, delivery }: DeliveryRowProps) {
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

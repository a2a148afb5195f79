import { Link } from '@inertiajs/react'
import { ChevronRight } from 'lucide-react'
import { WebhookState } from '#app/webhooks/ui/components/webhook_state'
import type { Webhook } from '#app/webhooks/ui/types'

export function WebhookRow({ webhook }: { webhook: Webhook }) {
  const { id, url, events, team } = webhook
  return (
    <li className="border-b border-line">
      <Link
        href={`/webhooks/${id}`}
        className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-2 py-5 hover:bg-raised md:grid-cols-[minmax(0,1fr)_auto_auto]"
      >
        <span className="min-w-0">
          <span className="block font-medium break-all">{url}</span>
          <span className="mt-1 block text-13 text-muted">
            {team ? `${team.name} · ` : ''}
            {events.join(', ')}
          </span>
        </span>
        <span className="max-md:row-start-2">
          <WebhookState webhook={webhook} />
        </span>
        <ChevronRight
          size={20}
          strokeWidth={1.5}
          aria-hidden
          className="text-muted max-md:row-span-2 max-md:row-start-1"
        />
      </Link>
    </li>
  )
}

import { Head } from '@inertiajs/react'
import { SectionHeading } from '#app/kit/display/section_heading'
import { TextLink } from '#app/kit/button/text_link'
import { DeliveryLog } from '#app/webhooks/ui/components/delivery_log'
import { DisabledNote } from '#app/webhooks/ui/components/disabled_note'
import { WebhookActions } from '#app/webhooks/ui/components/webhook_actions'
import { WebhookState } from '#app/webhooks/ui/components/webhook_state'
import type { DeliveryPage, EventChoice, Webhook } from '#app/webhooks/ui/types'

interface WebhookPageProps {
  webhook: Webhook
  deliveries: DeliveryPage
  events: EventChoice[]
}

export default function WebhookPage({ webhook, deliveries, events }: WebhookPageProps) {
  const { url, team } = webhook
  return (
    <div className="gutter page py-10">
      <Head title="Webhook" />
      <TextLink href="/webhooks" className="text-13">
        All webhooks
      </TextLink>
      <div className="mt-6">
        <SectionHeading
          level="page"
          label={team?.name ?? 'Your events'}
          action={<WebhookActions webhook={webhook} events={events} />}
        >
          {new URL(url).hostname}
        </SectionHeading>
      </div>
      <p className="mt-4 break-all text-muted">{url}</p>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <WebhookState webhook={webhook} />
        <span className="text-13 text-muted">{webhook.events.join(', ')}</span>
      </div>
      <DisabledNote webhook={webhook} />
      <section className="mt-12" aria-labelledby="log">
        <SectionHeading level="part" id="log">
          Log of the last 30 days
        </SectionHeading>
        <DeliveryLog webhook={webhook} first={deliveries} />
      </section>
    </div>
  )
}

import { Head } from '@inertiajs/react'
import { TextLink } from '#app/kit/button/text_link'
import { SectionHeading } from '#app/kit/display/section_heading'
import { DeliveryLog } from '#app/webhooks/deliveries/ui/delivery_log'
import { WebhookActions } from '#app/webhooks/ui/webhook_actions'
import type { DeliveryPage, EventChoice, Webhook } from '#app/webhooks/ui/webhook_api'
import { WebhookState } from '#app/webhooks/ui/webhook_state'

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
        <SectionHeading level="topic" id="log">
          Log of the last 30 days
        </SectionHeading>
        <DeliveryLog webhook={webhook} first={deliveries} />
      </section>
    </div>
  )
}

const SENTENCES = {
  owner: 'This webhook is off. Events that happen meanwhile aren’t sent later.',
  failures:
    'We turned this webhook off because events couldn’t be delivered for days. Repair your server, then turn it on and send again what was missed.',
  gone: 'We turned this webhook off because your server answered 410 Gone.',
} as const

function DisabledNote({ webhook: { disabled_reason: reason } }: { webhook: Webhook }) {
  if (!reason) return null
  return <p className="mt-6 max-w-160 border-l-2 border-line pl-4">{SENTENCES[reason]}</p>
}

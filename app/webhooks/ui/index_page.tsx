import { useState } from 'react'
import { Head, Link } from '@inertiajs/react'
import { Plus, Webhook as WebhookIcon, ChevronRight } from 'lucide-react'
import { Button } from '#app/kit/button/button'
import { TextLink } from '#app/kit/button/text_link'
import { reloadPage } from '#app/kit/calls/page_reloads'
import { SectionHeading } from '#app/kit/display/section_heading'
import { EmptyState } from '#app/kit/list/empty_state'
import { NewWebhookDialog } from '#app/webhooks/ui/new_webhook_dialog'
import type { EventChoice, TeamChoice, Webhook } from '#app/webhooks/ui/webhook_api'
import { WebhookState } from '#app/webhooks/ui/webhook_state'

interface WebhooksProps {
  webhooks: Webhook[]
  teams: TeamChoice[]
  events: EventChoice[]
}

export default function Webhooks({ webhooks, teams, events }: WebhooksProps) {
  const [isCreating, setCreating] = useState(false)
  const create = (
    <Button variant="primary" icon={Plus} onClick={() => setCreating(true)}>
      New webhook
    </Button>
  )

  return (
    <div className="gutter page py-10">
      <Head title="Webhooks" />
      <SectionHeading level="page" label="Account" action={webhooks.length ? create : null}>
        Webhooks
      </SectionHeading>
      <p className="mt-4 max-w-160 text-muted">
        vesta tells your own server what happens, signed by the rules of{' '}
        <TextLink href="https://www.standardwebhooks.com">Standard Webhooks</TextLink>. The calls
        are in the <TextLink href="/developers">API reference</TextLink>.
      </p>
      <div className="mt-8">
        {webhooks.length ? (
          <ul className="border-t border-line">
            {webhooks.map((webhook) => (
              <WebhookRow key={webhook.id} webhook={webhook} />
            ))}
          </ul>
        ) : (
          <EmptyState icon={WebhookIcon} title="No webhooks yet" action={create}>
            Create one to hear of messages and published listings without asking again and again.
          </EmptyState>
        )}
      </div>
      {isCreating && (
        <NewWebhookDialog
          teams={teams}
          events={events}
          onCreated={() => reloadPage({ only: ['webhooks'] })}
          onClose={() => setCreating(false)}
        />
      )}
    </div>
  )
}

function WebhookRow({ webhook }: { webhook: Webhook }) {
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

import { Badge } from '#app/kit/display/badge'
import type { Webhook } from '#app/webhooks/ui/webhook_api'

export function WebhookState({ webhook }: { webhook: Webhook }) {
  if (webhook.disabled_reason === 'owner') return <Badge>Off</Badge>
  if (!webhook.is_enabled) return <Badge tone="danger">Turned off after failures</Badge>
  if (webhook.failures_count) return <Badge tone="warning">Failing</Badge>
  return <Badge tone="positive">On</Badge>
}

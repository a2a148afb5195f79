import type { Webhook } from '#app/webhooks/ui/types'

const SENTENCES = {
  owner: 'This webhook is off. Events that happen meanwhile aren’t sent later.',
  failures:
    'We turned this webhook off because events couldn’t be delivered for days. Repair your server, then turn it on and send again what was missed.',
  gone: 'We turned this webhook off because your server answered 410 Gone.',
} as const

export function DisabledNote({ webhook: { disabled_reason: reason } }: { webhook: Webhook }) {
  if (!reason) return null
  return <p className="mt-6 max-w-160 border-l-2 border-line pl-4">{SENTENCES[reason]}</p>
}

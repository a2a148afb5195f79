import { Badge } from '#app/kit/display/badge'
import type { ConsentStatus } from '#app/farm/contract/contact_options'
import { CONSENT_WORDS } from '#app/farm/ui/state/consent_words'

const TONES = {
  none: 'neutral',
  pending: 'warning',
  confirmed: 'positive',
  withdrawn: 'danger',
} as const

export function ConsentBadge({ status }: { status: ConsentStatus }) {
  return <Badge tone={TONES[status]}>{CONSENT_WORDS[status]}</Badge>
}

import type { ConsentStatus } from '#app/farm/farm_options'
import { Badge } from '#app/kit/display/badge'

const TONES = {
  none: 'neutral',
  pending: 'warning',
  confirmed: 'positive',
  withdrawn: 'danger',
} as const

export function ConsentBadge({ status }: { status: ConsentStatus }) {
  return <Badge tone={TONES[status]}>{CONSENT_STATUS_WORDS[status]}</Badge>
}

export const CONSENT_STATUS_WORDS: Record<ConsentStatus, string> = {
  none: 'No consent',
  pending: 'Not confirmed',
  confirmed: 'Confirmed',
  withdrawn: 'Withdrawn',
}

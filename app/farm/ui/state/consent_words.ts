import type { ConsentStatus } from '#app/farm/contract/contact_options'

export const CONSENT_WORDS: Record<ConsentStatus, string> = {
  none: 'No consent',
  pending: 'Not confirmed',
  confirmed: 'Confirmed',
  withdrawn: 'Withdrawn',
}

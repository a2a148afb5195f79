export const CAMPAIGN_STATUSES = ['draft', 'scheduled', 'sending', 'sent', 'cancelled'] as const
export type CampaignStatus = (typeof CAMPAIGN_STATUSES)[number]

export const MAX_CAMPAIGNS_PER_FARM = 2000
export const MAX_CAMPAIGN_NAME_CHARACTERS = 120
export const MAX_CAMPAIGN_SUBJECT_CHARACTERS = 150
export const MAX_SENDER_NAME_CHARACTERS = 80
export const MAX_POSTAL_ADDRESS_CHARACTERS = 300

/** Nobody gets mail between these hours of their day. */
export const QUIET_FROM_HOUR = 21
export const QUIET_TO_HOUR = 8

/** A contact gets one campaign in so many hours. */
export const MIN_HOURS_BETWEEN_CAMPAIGNS = 24

export const MAX_SCHEDULE_DAYS = 365
export const MAX_LATE_SECONDS = 60

/** What a list of recipients can be narrowed to; a count of each is in `counts`. */
export const RECIPIENT_STATES = [
  'waiting',
  'sent',
  'unsubscribed',
  'bounced',
  'failed',
  'skipped',
  'unsure',
] as const
export type RecipientState = (typeof RECIPIENT_STATES)[number]

export function recipientState(value: unknown): RecipientState | null {
  return RECIPIENT_STATES.find((state) => state === value) ?? null
}

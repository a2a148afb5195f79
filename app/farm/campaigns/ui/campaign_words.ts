import type { CampaignStatus, RecipientState } from '#app/farm/campaigns/campaign_options'

export const CAMPAIGN_STATUS_WORDS: Record<CampaignStatus, string> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  sending: 'Sending',
  sent: 'Sent',
  cancelled: 'Canceled',
}

export const RECIPIENT_WORDS: Record<RecipientState, string> = {
  waiting: 'Waiting',
  sent: 'Sent',
  unsubscribed: 'Unsubscribed',
  bounced: 'Bounced',
  failed: 'Failed',
  skipped: 'Skipped',
  unsure: 'Unsure',
}

export function peopleWords(count: number): string {
  return count === 1 ? '1 person' : `${count.toLocaleString('en')} people`
}

import type { CampaignStatus } from '#app/farm/contract/campaign_options'

export const STATUS_WORDS: Record<CampaignStatus, string> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  sending: 'Sending',
  sent: 'Sent',
  cancelled: 'Canceled',
}

export function peopleWords(count: number): string {
  return count === 1 ? '1 person' : `${count.toLocaleString('en')} people`
}

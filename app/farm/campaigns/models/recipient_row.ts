import type { Moment } from '#app/common/http/wire_time'
import type { RecipientState } from '#app/farm/contract/campaign_options'

/** Why somebody was left out. */
export const SKIP_REASONS = ['gone', 'consent', 'bounced'] as const
export type SkipReason = (typeof SKIP_REASONS)[number]

export interface RecipientRow {
  id: number
  /** null once it is deleted */
  contact: { id: number; name: string | null; email: string | null; isBounced: boolean } | null
  state: Exclude<RecipientState, 'unsubscribed'>
  /** a `SkipReason`, or what the mail server said */
  reason: string | null
  dueAt: Moment
  sentAt: Moment | null
  unsubscribedAt: Moment | null
}

/** Conditions about table `farm_campaign_recipients`, aliased `r`. */
export const IN_STATE: Record<RecipientState, string> = {
  waiting: `r.status in ('waiting', 'claimed', 'handing')`,
  sent: `r.status = 'sent'`,
  unsubscribed: 'r.unsubscribed_at is not null',
  bounced: 'r.is_bounced',
  failed: `r.status = 'failed'`,
  skipped: `r.status = 'skipped'`,
  unsure: `r.status = 'unsure'`,
}

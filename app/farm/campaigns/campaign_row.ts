import type { Moment } from '#app/common/http/wire_time'
import type { RecipientState } from '#app/farm/campaigns/campaign_options'
import type FarmCampaign from '#app/farm/campaigns/farm_campaign'
import { attachedImagesJson, type ImageRow } from '#app/media/image_row'

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

export interface CampaignCounts {
  recipients: number
  waiting: number
  sent: number
  /** the bounced ones, too */
  failed: number
  bounced: number
  skipped: number
  unsure: number
  clicked: number
  unsubscribed: number
}

export interface CampaignLinkRow {
  url: string
  clicks: number
}

export interface CampaignRow extends Pick<
  FarmCampaign,
  'id' | 'farmId' | 'name' | 'subject' | 'body' | 'segmentId' | 'filter' | 'status'
> {
  segmentName: string | null
  ignoresQuietHours: boolean
  scheduledAt: Moment | null
  startedAt: Moment | null
  finishedAt: Moment | null
  createdAt: Moment
  images: ImageRow[]
  counts: CampaignCounts
  links: CampaignLinkRow[]
}

const COUNTS = `(select json_build_object(
    'recipients', count(*),
    'waiting', count(*) filter (where ${IN_STATE.waiting}),
    'sent', count(*) filter (where ${IN_STATE.sent}),
    'failed', count(*) filter (where ${IN_STATE.failed}),
    'bounced', count(*) filter (where ${IN_STATE.bounced}),
    'skipped', count(*) filter (where ${IN_STATE.skipped}),
    'unsure', count(*) filter (where ${IN_STATE.unsure}),
    'unsubscribed', count(*) filter (where ${IN_STATE.unsubscribed}),
    'clicked', (select coalesce(sum(l.clicks), 0) from farm_campaign_links l
      where l.campaign_id = k.id))
  from farm_campaign_recipients r where r.campaign_id = k.id)`

/** Columns of a campaign from table `farm_campaigns`, aliased `k`. */
export const CAMPAIGN_COLUMNS = `k.id, k.farm_id as "farmId", k.name, k.subject, k.body,
  k.segment_id as "segmentId", k.filter, k.status,
  (select s.name from farm_segments s where s.id = k.segment_id) as "segmentName",
  k.ignores_quiet_hours as "ignoresQuietHours", k.scheduled_at as "scheduledAt",
  k.started_at as "startedAt", k.finished_at as "finishedAt", k.created_at as "createdAt",
  ${attachedImagesJson('farm_campaign_images', 'links.campaign_id = k.id')} as images,
  ${COUNTS} as counts,
  (select coalesce(json_agg(json_build_object('url', l.url, 'clicks', l.clicks)
      order by l.clicks desc, l.id), '[]'::json)
    from farm_campaign_links l where l.campaign_id = k.id) as links`

import { BaseTransformer } from '@adonisjs/core/transformers'
import { wireTime, wireTimeOrNull } from '#app/common/http/wire_time'
import ImageTransformer from '#app/media/image_transformer'
import type { CampaignRow } from '#app/farm/campaigns/campaign_row'

export default class CampaignTransformer extends BaseTransformer<CampaignRow> {
  toObject() {
    const campaign = this.resource
    const { segmentId } = campaign
    return {
      id: campaign.id,
      name: campaign.name,
      subject: campaign.subject,
      body: campaign.body,
      images: campaign.images.map((image) => new ImageTransformer(image).toObject()),
      segment: segmentId === null ? null : { id: segmentId, name: campaign.segmentName ?? '' },
      status: campaign.status,
      scheduled_at: wireTimeOrNull(campaign.scheduledAt),
      ignores_quiet_hours: campaign.ignoresQuietHours,
      started_at: wireTimeOrNull(campaign.startedAt),
      finished_at: wireTimeOrNull(campaign.finishedAt),
      counts: campaign.counts,
      links: campaign.links,
      created_at: wireTime(campaign.createdAt),
    }
  }
}

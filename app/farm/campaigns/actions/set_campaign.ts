import type { DateTime } from 'luxon'
import type { ActingUser } from '#app/accounts/models/acting_user'
import { fieldErrors } from '#app/common/http/field_errors'
import { picturesOf, type CampaignBlock } from '#app/farm/contract/campaign_body'
import type FarmCampaign from '#app/farm/campaigns/models/farm_campaign'
import FarmSegment from '#app/farm/contacts/models/farm_segment'
import { attachImages } from '#app/media/actions/attach_images'
import { detachImages } from '#app/media/actions/detach_images'

export interface CampaignChange {
  name?: string
  subject?: string
  body?: CampaignBlock[]
  /** null for everybody */
  segment?: number | null
  scheduledAt?: DateTime | null
}

/** Saves a campaign and its pictures. */
export async function setCampaign(
  { user, trx }: ActingUser,
  campaign: FarmCampaign,
  { segment: segmentId, ...change }: CampaignChange
): Promise<void> {
  if (segmentId !== undefined) {
    const farmId = campaign.farmId
    const segment =
      segmentId === null
        ? null
        : await FarmSegment.query({ client: trx }).where({ id: segmentId, farmId }).first()
    if (segmentId && !segment) throw fieldErrors({ 'campaign.segment': 'Choose a segment.' })
    campaign.merge({ segmentId: segment?.id ?? null, filter: segment?.filter ?? {} })
  }
  await campaign.useTransaction(trx).merge(change).save()
  if (change.body) await setPictures({ user, trx }, campaign.id, picturesOf(change.body))
}

async function setPictures(
  { user, trx }: ActingUser,
  campaignId: number,
  wanted: number[]
): Promise<void> {
  const own = () => trx.from('farm_campaign_images').where('campaign_id', campaignId)
  const rows: { image_id: number }[] = await own().select('image_id')
  const known = new Set(rows.map((row) => row.image_id))
  await attachImages(
    { user, trx },
    wanted.filter((id) => !known.has(id))
  )
  await own().delete()
  await detachImages(
    { trx },
    [...known].filter((id) => !wanted.includes(id))
  )
  const links = wanted.map((id, position) => ({ campaign_id: campaignId, image_id: id, position }))
  if (links.length) await trx.table('farm_campaign_images').multiInsert(links)
}

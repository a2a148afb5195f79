import type { DateTime } from 'luxon'
import type { ActingUser } from '#app/accounts/user'
import { fieldErrors } from '#app/common/http/field_errors'
import { picturesOf, type CampaignBlock } from '#app/farm/campaigns/campaign_body'
import { MAX_CAMPAIGNS_PER_FARM } from '#app/farm/campaigns/campaign_options'
import type { CampaignRow } from '#app/farm/campaigns/campaign_row'
import FarmCampaign from '#app/farm/campaigns/farm_campaign'
import FarmSender from '#app/farm/campaigns/farm_sender'
import { findCampaign } from '#app/farm/campaigns/find_campaigns'
import FarmSegment from '#app/farm/contacts/farm_segment'
import { lockCampaign, lockFarm } from '#app/farm/farm_locks'
import { openFarm } from '#app/farm/open_farm'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { attachImages, detachImages } from '#app/media/change_images'

/** @throws HttpError 403, 409 with too many */
export async function createCampaign(
  { user, trx }: ActingUser,
  input: CampaignChange
): Promise<CampaignRow> {
  const farm = await lockFarm({ user, trx })
  const [{ total }] = await trx.from('farm_campaigns').where('farm_id', farm.id).count('* as total')
  if (Number(total) >= MAX_CAMPAIGNS_PER_FARM) {
    throw HttpError.conflict('You have too many campaigns. Delete some drafts first.')
  }
  const campaign = new FarmCampaign().fill({ farmId: farm.id, body: [], filter: {} })
  await setCampaign({ user, trx }, campaign, input)
  return findCampaign(farm.id, campaign.id, trx)
}

/** @throws HttpError 403, 404, 409 once it is scheduled */
export async function updateCampaign(
  { user, trx }: ActingUser,
  id: number,
  change: CampaignChange
): Promise<CampaignRow> {
  const campaign = await lockCampaign({ user, trx }, id)
  if (campaign.status !== 'draft') {
    throw HttpError.conflict('Only drafts can be changed. Cancel the schedule first.')
  }
  await setCampaign({ user, trx }, campaign, change)
  return findCampaign(campaign.farmId, id, trx)
}

export interface CampaignChange {
  name?: string
  subject?: string
  body?: CampaignBlock[]
  /** null for everybody */
  segment?: number | null
  scheduledAt?: DateTime | null
}

/** Saves a campaign and its pictures. */
async function setCampaign(
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

/** What was sent stays: its links, its unsubscribe page, and who got it when. */
export async function deleteCampaign({ user, trx }: ActingUser, id: number): Promise<void> {
  const campaign = await lockCampaign({ user, trx }, id)
  if (campaign.startedAt) {
    throw HttpError.conflict('This campaign has been sent. It stays as a record.')
  }
  const images: { image_id: number }[] = await trx
    .from('farm_campaign_images')
    .where('campaign_id', id)
    .select('image_id')
  await detachImages(
    { trx },
    images.map((row) => row.image_id)
  )
  await campaign.useTransaction(trx).delete()
}

/** Gives the campaigns of a farm a sender if it has none: its owner, at the operator’s address. */
export async function signCampaigns(
  { user, trx }: ActingUser,
  farmId: number,
  postalAddress: string
): Promise<void> {
  await trx
    .knexQuery()
    .table('farm_senders')
    .insert({ farm_id: farmId, name: user.name, postal_address: postalAddress, time_zone: 'UTC' })
    .onConflict('farm_id')
    .ignore()
}

type SenderInput = Pick<FarmSender, 'name' | 'postalAddress' | 'replyTo' | 'timeZone'>

export async function saveSender(
  { user, trx }: ActingUser,
  input: SenderInput
): Promise<FarmSender> {
  const { id } = await openFarm({ user, trx })
  await trx
    .knexQuery()
    .table('farm_senders')
    .insert({
      farm_id: id,
      name: input.name,
      postal_address: input.postalAddress,
      reply_to: input.replyTo,
      time_zone: input.timeZone,
    })
    .onConflict('farm_id')
    .merge()
  return FarmSender.query({ client: trx }).where('farm_id', id).firstOrFail()
}

import type { ActingUser } from '#app/accounts/models/acting_user'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { lockCampaign } from '#app/farm/campaigns/models/lock_campaign'
import { detachImages } from '#app/media/actions/detach_images'

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

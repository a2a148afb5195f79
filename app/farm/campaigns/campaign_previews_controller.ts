import type { HttpContext } from '@adonisjs/core/http'
import { campaignStopLink, NOBODY } from '#app/farm/campaigns/campaign_links'
import { findCampaign } from '#app/farm/campaigns/find_campaigns'
import { readCampaignLetter } from '#app/farm/campaigns/campaign_letter'
import { findOwnFarm } from '#app/farm/find_farm'
import { HttpError } from '#app/kernel/exceptions/http_error'

export default class CampaignPreviewsController {
  /** The mail as its recipients see it. */
  async show({ auth, params }: HttpContext) {
    const farm = await findOwnFarm(auth.getUserOrFail())
    const { id } = await findCampaign(farm.id, params.id)
    const letter = await readCampaignLetter(id, { isCounted: false })
    if (!letter) throw HttpError.notFound()
    const { html, text } = letter.letterWith(campaignStopLink(NOBODY))
    return { html, text }
  }
}

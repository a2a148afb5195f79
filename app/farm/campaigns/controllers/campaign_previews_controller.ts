import type { HttpContext } from '@adonisjs/core/http'
import { campaignStopLink, NOBODY } from '#app/farm/campaigns/links/campaign_links'
import { findCampaign } from '#app/farm/campaigns/queries/find_campaign'
import { readCampaignLetter } from '#app/farm/campaigns/sending/campaign_letter'
import { findOwnFarm } from '#app/farm/queries/find_own_farm'
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

import type { HttpContext } from '@adonisjs/core/http'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { transaction } from '#app/kernel/database/transaction'
import { countClick } from '#app/farm/campaigns/actions/count_click'

export default class CampaignClicksController {
  /** Leads to a page of a campaign that was sent, and nowhere else. */
  async show({ params, request, response }: HttpContext) {
    const isCounted = request.method() === 'GET'
    const url = await transaction((trx) => countClick({ trx }, params.token, isCounted))
    if (!url) throw HttpError.notFound()
    response.header('cache-control', 'no-store').redirect().toPath(url)
  }
}

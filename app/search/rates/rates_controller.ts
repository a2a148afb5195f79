import type { HttpContext } from '@adonisjs/core/http'
import { rateList } from '#app/search/rates/rate_transformer'
import { findRates } from '#app/search/rates/rates'

export default class RatesController {
  async index({ response }: HttpContext) {
    response.header('cache-control', 'private, max-age=3600')
    return rateList(await findRates())
  }
}

import type { HttpContext } from '@adonisjs/core/http'
import { CURRENCIES } from '#app/places/currencies'

/** What prices are told in: public, and the same until the next version. */
export default class CurrenciesController {
  index({ response }: HttpContext) {
    response.header('cache-control', 'private, max-age=86400')
    return response.json({ currencies: CURRENCIES })
  }
}

import type { HttpContext } from '@adonisjs/core/http'
import { CURRENCIES } from '#app/places/currencies'

export default class CurrenciesController {
  index({ response }: HttpContext) {
    response.header('cache-control', 'private, max-age=86400')
    return { currencies: CURRENCIES }
  }
}

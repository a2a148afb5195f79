import type { HttpContext } from '@adonisjs/core/http'
import { findCreditBalance } from '#app/ledger/find_balance'

export default class ImageCreditsController {
  async show({ auth }: HttpContext) {
    return { credits: await findCreditBalance(auth.getUserOrFail().id) }
  }
}

import type { HttpContext } from '@adonisjs/core/http'
import { inject } from '@adonisjs/core'
import FindCreditBalance from '#app/ledger/queries/find_credit_balance'

@inject()
export default class ImageCreditsController {
  constructor(private readonly findCreditBalance: FindCreditBalance) {}

  async show({ auth, response }: HttpContext) {
    const user = auth.getUserOrFail()
    return response.json({ credits: await this.findCreditBalance.handle(user.id) })
  }
}

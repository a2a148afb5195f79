import type { HttpContext } from '@adonisjs/core/http'
import { setDayOff } from '#app/club/requests/change_calendar'
import { transaction } from '#app/kernel/database/transaction'

/** Days on which a provider takes no requests. */
export default class OfferingDaysOffController {
  store(ctx: HttpContext) {
    return this.#set(ctx, true)
  }

  destroy(ctx: HttpContext) {
    return this.#set(ctx, false)
  }

  async #set({ auth, params }: HttpContext, isOff: boolean) {
    const user = auth.getUserOrFail()
    await transaction((trx) => setDayOff({ user, trx }, params.day, isOff))
    return { status: 'success' as const }
  }
}

import type { HttpContext } from '@adonisjs/core/http'
import { recordPresence, listPresences } from '#app/chats/presence/record_presence'
import { transaction } from '#app/kernel/database/transaction'

const MAX_USER_IDS = 100

export default class PresencesController {
  async index({ auth, request }: HttpContext) {
    const ids = String(request.input('user_ids') ?? '')
      .split(',')
      .map(Number)
      .filter((id) => Number.isInteger(id) && id > 0 && id < 2 ** 31)
    return { presences: await listPresences(auth.getUserOrFail().id, ids.slice(0, MAX_USER_IDS)) }
  }

  /** Sent about once a minute by a visible page. */
  async store({ auth }: HttpContext) {
    await transaction((trx) => recordPresence({ trx }, auth.getUserOrFail().id))
    return { status: 'success' }
  }
}

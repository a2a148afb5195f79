import type { HttpContext } from '@adonisjs/core/http'
import { updateStats } from '#app/profiles/stats/update_stats'
import StatsTransformer from '#app/profiles/stats/stats_transformer'
import { statsValidator } from '#app/profiles/profile_validators'
import { transaction } from '#app/kernel/database/transaction'

export default class StatsController {
  async update({ auth, params, request }: HttpContext) {
    const user = auth.getUserOrFail()
    const input = await request.validateUsing(statsValidator)
    const stats = await transaction((trx) => updateStats({ user, trx }, params.id, input.stats))
    return {
      status: 'success' as const,
      stats: [new StatsTransformer(stats).toObject()],
    }
  }
}

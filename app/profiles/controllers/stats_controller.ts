import type { HttpContext } from '@adonisjs/core/http'
import UpdateStats from '#app/profiles/actions/update_stats'
import StatsTransformer from '#app/profiles/transformers/stats_transformer'
import { statsValidator } from '#app/profiles/validators/stats_validator'

/** What one's own profile says of one's work. */
export default class StatsController {
  async update({ auth, params, request, serialize }: HttpContext) {
    const user = auth.getUserOrFail()
    const input = await request.validateUsing(statsValidator)
    const stats = await new UpdateStats().handle(user, params.id, input.stats)
    return serialize({
      status: 'success' as const,
      stats: StatsTransformer.transform([stats]),
    })
  }
}

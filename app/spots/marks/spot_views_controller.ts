import type { HttpContext } from '@adonisjs/core/http'
import { countAttempt } from '#app/common/rate_limits/attempts'
import { transaction } from '#app/kernel/database/transaction'
import { isAmongFirst, visitorKey, visitorOf } from '#app/properties/views/visitor_key'
import { countView } from '#app/spots/marks/mark_spot'
import { MIN_VIEW_MS } from '#app/spots/spot_limits'
import { VIEW_LIMITS } from '#app/spots/spot_rate_limits'
import { lockSeenSpot } from '#app/spots/spot_locks'
import { spotAnswer } from '#app/spots/spot_answers'
import { viewValidator } from '#app/spots/spot_validators'

export default class SpotViewsController {
  /** Counts a view of at least two seconds, unless the spot is one’s own. */
  async store(ctx: HttpContext) {
    const viewerId = ctx.auth.user?.id ?? null
    const { watched_ms: watchedMs } = await ctx.request.validateUsing(viewValidator)
    await countAttempt(ctx, VIEW_LIMITS)
    const viewer = await viewerOf(ctx)
    const { slug } = ctx.params
    return transaction(async (trx) => {
      const spot = await lockSeenSpot({ trx }, slug, viewerId)
      const isWatched = watchedMs >= MIN_VIEW_MS && spot.status === 'publish'
      if (isWatched && viewer && spot.userId !== viewerId && isCounted(spot.id, viewer)) {
        await countView({ trx }, spot, viewer.key)
      }
      return spotAnswer({ slug }, viewerId, trx)
    })
  }
}

interface Viewer {
  /** tells viewers apart for a day */
  key: string
  /** of a guest: the day and the network address */
  from: string | null
}

/** Null for programs. */
async function viewerOf(ctx: HttpContext): Promise<Viewer | null> {
  if (ctx.auth.user) return { key: `user ${ctx.auth.user.id}`, from: null }
  const visitor = visitorOf(ctx)
  const day = new Date().toISOString().slice(0, 10)
  const key = await visitorKey(visitor, day)
  return key === null ? null : { key, from: `${day} ${visitor.address}` }
}

function isCounted(spotId: number, { key, from }: Viewer): boolean {
  return from === null || isAmongFirst(`spot ${spotId} ${from}`, key)
}

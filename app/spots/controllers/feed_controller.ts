import type { HttpContext } from '@adonisjs/core/http'
import { feedTab } from '#app/spots/contract/feed_tabs'
import { parseCursor } from '#app/spots/feed/feed_cursor'
import { feedAnswer } from '#app/spots/transformers/feed_answer'

export default class FeedController {
  index({ auth, request }: HttpContext) {
    const { tab, cursor } = request.qs()
    return feedAnswer(auth.user?.id ?? null, feedTab(tab), parseCursor(cursor))
  }
}

import type { HttpContext } from '@adonisjs/core/http'
import { feedTab } from '#app/spots/feed/feed_tabs'
import { tagKey } from '#app/spots/spot_tags'
import { parseFeedCursor } from '#app/spots/feed/feed_cursor'
import { feedAnswer, tagAnswer } from '#app/spots/feed/feed_answer'

export default class FeedController {
  /** `?tab=` or, before it, `?tag=` */
  index({ auth, request }: HttpContext) {
    const { tab, tag, cursor } = request.qs()
    const viewerId = auth.user?.id ?? null
    const asked = typeof tag === 'string' ? tagKey(tag) : ''
    return asked
      ? tagAnswer(viewerId, asked, parseFeedCursor(cursor))
      : feedAnswer(viewerId, feedTab(tab), parseFeedCursor(cursor))
  }
}

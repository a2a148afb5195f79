import type { HttpContext } from '@adonisjs/core/http'
import { countUnread } from '#app/chats/reading/count_unread'

export default class UnreadCountsController {
  async show({ auth }: HttpContext) {
    return { count: await countUnread(auth.getUserOrFail().id) }
  }
}

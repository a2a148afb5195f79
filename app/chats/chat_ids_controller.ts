import type { HttpContext } from '@adonisjs/core/http'
import { listChatIds } from '#app/chats/find_chats'
import { HttpError } from '#app/kernel/exceptions/http_error'

export default class ChatIdsController {
  async index({ auth, params }: HttpContext) {
    const { id } = auth.getUserOrFail()
    if (params.id !== id) throw HttpError.forbidden()
    return { ids: await listChatIds(id) }
  }
}

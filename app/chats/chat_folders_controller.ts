import type { HttpContext } from '@adonisjs/core/http'
import { FOLDERS } from '#app/chats/chat_options'
import { listChats } from '#app/chats/find_chats'
import { listChatViews } from '#app/chats/list_chat_views'
import ChatTransformer from '#app/chats/chat_transformer'
import { pageRequest, paginator } from '#app/common/http/paginator'

export default class ChatFoldersController {
  async index(ctx: HttpContext) {
    const folder = FOLDERS.find((name) => name === ctx.request.input('type')) ?? 'chats'
    const page = pageRequest(ctx)
    const members = await listChats(ctx.auth.getUserOrFail().id, folder, page)
    const chats = (await listChatViews(members)).map((view) => new ChatTransformer(view).toObject())
    return { chats: paginator(ctx, chats, page) }
  }
}

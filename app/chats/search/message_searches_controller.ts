import type { HttpContext } from '@adonisjs/core/http'
import { listMemberships } from '#app/chats/members/find_members'
import { searchMessages } from '#app/chats/search/search_messages'
import { listChatViews } from '#app/chats/list_chat_views'
import { listMessageViews } from '#app/chats/messages/list_message_views'
import ChatTransformer from '#app/chats/chat_transformer'
import MessageTransformer from '#app/chats/messages/message_transformer'
import { pageRequest, paginator } from '#app/common/http/paginator'

export default class MessageSearchesController {
  async index(ctx: HttpContext) {
    const page = pageRequest(ctx)
    const query = String(ctx.request.input('q') ?? '').slice(0, 200)
    const user = ctx.auth.getUserOrFail()
    const found = await searchMessages(user.id, query, page)
    const memberships = await listMemberships(
      user.id,
      found.map(({ chatId }) => chatId)
    )
    const cleared = new Map(memberships.map((member) => [member.chatId, member.clearedMessageId]))
    const views = await listMessageViews(found, undefined, user.id)
    const messages = views.map((view) =>
      new MessageTransformer(view, cleared.get(view.message.chatId) ?? 0).toObject()
    )
    const chats = (await listChatViews(memberships)).map((view) =>
      new ChatTransformer(view).toObject()
    )
    return { messages: paginator(ctx, messages, page), chats }
  }
}

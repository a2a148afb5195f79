import type { HttpContext } from '@adonisjs/core/http'
import { listMemberships } from '#app/chats/queries/list_memberships'
import { searchMessages } from '#app/chats/queries/search_messages'
import { viewChats } from '#app/chats/queries/view_chats'
import { viewMessages } from '#app/chats/queries/view_messages'
import ChatTransformer from '#app/chats/transformers/chat_transformer'
import MessageTransformer from '#app/chats/transformers/message_transformer'
import { pageRequest, paginator } from '#app/common/http/paginator'

/** Everything that was said to somebody, or by them, searched; with the chats it was said in. */
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
    const messages = (await viewMessages(found)).map((view) =>
      new MessageTransformer(view, cleared.get(view.message.chatId) ?? 0).toObject()
    )
    const chats = (await viewChats(memberships)).map((view) => new ChatTransformer(view).toObject())
    return { messages: paginator(ctx, messages, page), chats }
  }
}

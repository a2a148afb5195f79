import type { HttpContext } from '@adonisjs/core/http'
import { searchMessages } from '#app/chats/queries/search_messages'
import { viewMessages } from '#app/chats/queries/view_messages'
import MessageTransformer from '#app/chats/transformers/message_transformer'
import { pageRequest, paginator } from '#app/common/http/paginator'

/** Everything that was said to somebody, or by them, searched. */
export default class MessageSearchesController {
  async index(ctx: HttpContext) {
    const page = pageRequest(ctx)
    const query = String(ctx.request.input('q') ?? '').slice(0, 200)
    const user = ctx.auth.getUserOrFail()
    const messages = await searchMessages(user.id, query, page)
    const views = await viewMessages(messages)
    const data = views.map((view) => new MessageTransformer(view).toObject())
    return { messages: paginator(ctx, data, page) }
  }
}

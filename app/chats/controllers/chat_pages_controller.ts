import type { HttpContext } from '@adonisjs/core/http'
import { FOLDERS } from '#app/chats/models/chat_member'
import { findPreferences } from '#app/chats/queries/find_preferences'
import { listChannels } from '#app/chats/queries/list_channels'
import { listChats } from '#app/chats/queries/list_chats'
import { viewChats } from '#app/chats/queries/view_chats'
import ChannelTransformer from '#app/chats/transformers/channel_transformer'
import ChatTransformer from '#app/chats/transformers/chat_transformer'
import { pageRequest, paginator } from '#app/common/http/paginator'

/** The pages come with their first list; what one opens in them is fetched. */
export default class ChatPagesController {
  async chats(ctx: HttpContext) {
    const { id } = ctx.auth.getUserOrFail()
    const folder = FOLDERS.find((name) => name === ctx.request.input('tab')) ?? 'chats'
    const page = { ...pageRequest(ctx), page: 1 }
    const views = await viewChats(await listChats(id, folder, page))
    const chats = views.map((view) => new ChatTransformer(view).toObject())
    return ctx.inertia.render('chats/index', {
      tab: folder,
      chats: chats.slice(0, page.perPage),
      has_more: chats.length > page.perPage,
      preferences: await findPreferences(id),
    })
  }

  async messages({ inertia }: HttpContext) {
    return inertia.render('chats/messages', {})
  }

  async channels(ctx: HttpContext) {
    const page = pageRequest(ctx)
    const rows = await listChannels(ctx.auth.getUserOrFail().id, page)
    const channels = rows.map((row) => new ChannelTransformer(row).toObject())
    return ctx.inertia.render('chats/channels', { channels: paginator(ctx, channels, page) })
  }
}

import type { HttpContext } from '@adonisjs/core/http'
import { joinChannel } from '#app/chats/channels/join_channel'
import { chatAnswerOnce } from '#app/chats/chat_answer'
import { listChatChannels } from '#app/chats/channels/list_channels'
import ChannelTransformer from '#app/chats/channels/channel_transformer'
import { pageRequest, paginator } from '#app/common/http/paginator'
import { socketIdOf } from '#app/realtime/socket_id'

export default class ChannelsController {
  async index(ctx: HttpContext) {
    const page = pageRequest(ctx)
    const channels = await listChatChannels(ctx.auth.getUserOrFail().id, page)
    const data = channels.map((channel) => new ChannelTransformer(channel).toObject())
    return { channels: paginator(ctx, data, page) }
  }

  async join(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    return chatAnswerOnce(ctx, (trx) =>
      joinChannel({ user, trx, socketId: socketIdOf(ctx) }, ctx.params.id)
    )
  }
}

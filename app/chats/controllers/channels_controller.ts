import type { HttpContext } from '@adonisjs/core/http'
import JoinChannel from '#app/chats/actions/join_channel'
import { chatAnswerOnce } from '#app/chats/chat_answer'
import { listChannels } from '#app/chats/queries/list_channels'
import ChannelTransformer from '#app/chats/transformers/channel_transformer'
import { pageRequest, paginator } from '#app/common/http/paginator'
import { socketIdOf } from '#app/realtime/socket_id'

/** The open channels of somebody's markets. */
export default class ChannelsController {
  async index(ctx: HttpContext) {
    const page = pageRequest(ctx)
    const channels = await listChannels(ctx.auth.getUserOrFail().id, page)
    const data = channels.map((channel) => new ChannelTransformer(channel).toObject())
    return { channels: paginator(ctx, data, page) }
  }

  async join(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    return chatAnswerOnce(ctx, (trx) =>
      new JoinChannel().handle(user, ctx.params.id, socketIdOf(ctx), trx)
    )
  }
}

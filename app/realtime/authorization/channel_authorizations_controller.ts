import type { HttpContext } from '@adonisjs/core/http'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { broadcaster } from '#app/realtime/broadcast'
import { mayListen } from '#app/realtime/authorization/channel_registry'
import { claimSocket } from '#app/realtime/authorization/claim_socket'
import { isPresence } from '#app/realtime/protocol/channel_name'
import { channelAuthorizationValidator } from '#app/realtime/authorization/authorization_validators'

/**
 * Claiming restores an expelled channel. So access is checked before, or a refused socket could
 * reuse old signatures, and after, for concurrent changes.
 */
export default class ChannelAuthorizationsController {
  async store(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const { socket_id: socketId, channel_name: channel } = await ctx.request.validateUsing(
      channelAuthorizationValidator
    )
    const live = broadcaster()
    if (!(await mayListen(user, channel))) throw HttpError.forbidden()

    await claimSocket(ctx, user, socketId, channel)
    const admitted = await mayListen(user, channel)
    if (!admitted) {
      await live.expel(user.id, [channel])
      throw HttpError.forbidden()
    }

    if (!isPresence(channel)) return live.authorizeChannel(socketId, channel)
    return live.authorizeChannel(socketId, channel, {
      user_id: String(user.id),
      user_info: admitted === true ? {} : admitted,
    })
  }
}

import type { HttpContext } from '@adonisjs/core/http'
import { broadcaster } from '#app/realtime/broadcast'
import { claimSocket } from '#app/realtime/authorization/claim_socket'
import { userAuthorizationValidator } from '#app/realtime/authorization/authorization_validators'

export default class UserAuthorizationsController {
  async store(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const { socket_id: socketId } = await ctx.request.validateUsing(userAuthorizationValidator)
    await claimSocket(ctx, user, socketId, null)
    return broadcaster().authorizeUser(socketId, user.id)
  }
}

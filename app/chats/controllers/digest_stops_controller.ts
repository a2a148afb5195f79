import type { HttpContext } from '@adonisjs/core/http'
import UpdatePreferences from '#app/chats/actions/update_preferences'
import { isDigestStopLink } from '#app/chats/digest_stop_link'
import { findPreferences } from '#app/chats/queries/find_preferences'
import { HttpError } from '#app/core/exceptions/http_error'

/**
 * Ending the mails about what stayed unread from within such a mail. Opening
 * the link changes nothing, because programs open links too; mail programs
 * send what the button sends (RFC 8058).
 */
export default class DigestStopsController {
  async show(ctx: HttpContext) {
    const userId = userOf(ctx)
    const { digest } = await findPreferences(userId)
    return ctx.inertia.render('chats/stop_digest', { is_stopped: digest === 'never' })
  }

  async store(ctx: HttpContext) {
    await new UpdatePreferences().handle(userOf(ctx), { digest: 'never' })
    return ctx.inertia.render('chats/stop_digest', { is_stopped: true })
  }
}

function userOf(ctx: HttpContext): number {
  if (!isDigestStopLink(ctx)) throw HttpError.forbidden('This link is not whole.')
  return Number(ctx.params.id)
}

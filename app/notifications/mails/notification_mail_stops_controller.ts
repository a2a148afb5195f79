import type { HttpContext } from '@adonisjs/core/http'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { transaction } from '#app/kernel/database/transaction'
import { updateChannels } from '#app/notifications/settings/update_channels'
import { isMailStopLink } from '#app/notifications/mails/mail_stop_link'
import { findChannels } from '#app/notifications/settings/find_channels'
import { notificationKindOf } from '#app/notifications/notification_kinds'

/**
 * Unsubscribes from one kind of mail. Opening the link changes nothing, because link scanners open
 * links too; mail clients send the same request as the button (RFC 8058).
 */
export default class NotificationMailStopsController {
  async show(ctx: HttpContext) {
    const { userId, kind, label } = linkOf(ctx)
    const { email: isMailed } = await findChannels(userId, kind)
    return ctx.inertia.render('notifications/stop_mail', { label, is_stopped: !isMailed })
  }

  async store(ctx: HttpContext) {
    const { userId, kind, label } = linkOf(ctx)
    await transaction((trx) => updateChannels({ trx }, userId, kind, { email: false }))
    return ctx.inertia.render('notifications/stop_mail', { label, is_stopped: true })
  }
}

function linkOf(ctx: HttpContext) {
  if (!isMailStopLink(ctx))
    throw HttpError.forbidden(
      'This link is incomplete or has expired. You can change your emails in your settings.'
    )
  const { id, kind } = ctx.params
  return { userId: Number(id), kind: String(kind), label: notificationKindOf(kind).label }
}

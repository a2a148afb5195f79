import type { HttpContext } from '@adonisjs/core/http'
import { pageRequest, paginator } from '#app/common/http/paginator'
import { transaction } from '#app/kernel/database/transaction'
import { markNoticesRead } from '#app/notifications/change_notices'
import { countUnreadNotifications, listNotifications } from '#app/notifications/find_notifications'
import { notificationFilter } from '#app/notifications/notification_options'
import NotificationTransformer from '#app/notifications/notification_transformer'
import { readNotificationsValidator } from '#app/notifications/notification_validators'

export default class NotificationsController {
  async show(ctx: HttpContext) {
    return ctx.inertia.render('notifications/index', await pageOf(ctx))
  }

  index(ctx: HttpContext) {
    return pageOf(ctx)
  }

  async read({ auth, request }: HttpContext) {
    const user = auth.getUserOrFail()
    const { ids } = await request.validateUsing(readNotificationsValidator)
    const unreadCount = await transaction((trx) => markNoticesRead({ user, trx }, ids))
    return { status: 'success' as const, unread_count: unreadCount }
  }
}

async function pageOf(ctx: HttpContext) {
  const { id } = ctx.auth.getUserOrFail()
  const asked = pageRequest(ctx)
  const filter = notificationFilter(ctx.request.input('show'))
  const views = await listNotifications(id, asked, filter)
  const rows = views.map((view) => new NotificationTransformer(view).toObject())
  return {
    show: filter,
    notifications: paginator(ctx, rows, asked),
    unread_count: await countUnreadNotifications(id),
  }
}

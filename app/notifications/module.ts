import { reservedHandles } from '#app/accounts/handles/reserved_handles'
import { exportPart } from '#app/accounts/exports/export_parts'
import { outdatingStep } from '#app/accounts/sessions/end_sessions'
import { settingsSections } from '#app/accounts/settings/settings_sections'
import SessionEnded from '#app/accounts/sessions/session_ended'
import SessionRenewed from '#app/accounts/sessions/session_renewed'
import { unreadCount } from '#app/common/unread_counts'
import { listen } from '#app/kernel/modules/listen'
import { NOTIFICATION_MAIL_STOP } from '#app/notifications/mails/mail_stop_link'
import { needsNoToken } from '#app/kernel/security/untokened_routes'
import { defineModule } from '#app/kernel/modules/module'
import { queue } from '#app/kernel/queue/queues'
import { schedule } from '#app/kernel/queue/schedules'
import { endPushOfOthers, exportNotifications } from '#app/notifications/account_steps'
import NotificationCreated from '#app/notifications/notification_created'
import NotificationsRead from '#app/notifications/notifications_read'
import { UNREAD_NOTIFICATIONS } from '#app/notifications/find_notifications'

export default defineModule({
  name: 'notifications',
  floor: 4,
  routes: () => import('./routes.js'),
  extensions: [
    reservedHandles('notifications'),
    needsNoToken(NOTIFICATION_MAIL_STOP),
    settingsSections('notifications'),
    exportPart({ name: 'notifications', title: 'Notifications', read: exportNotifications }),
    unreadCount('notifications', UNREAD_NOTIFICATIONS),
    outdatingStep(endPushOfOthers),
    listen(SessionRenewed, () => import('#app/notifications/push/move_push_listener')),
    listen(SessionEnded, () => import('#app/notifications/push/end_push_of_session_listener')),
    listen(NotificationCreated, () => import('#app/notifications/broadcast_notification_listener')),
    listen(NotificationCreated, () => import('#app/notifications/push/push_notification_listener')),
    listen(NotificationCreated, () => import('#app/notifications/mails/queue_mail_listener')),
    listen(NotificationsRead, () => import('#app/notifications/broadcast_reading_listener')),
    queue('push', { order: 30 }),
    schedule(
      'notifications:mails',
      '5m',
      () => import('#app/notifications/mails/send_notification_mails_job')
    ),
    schedule(
      'notifications:prune',
      '1d',
      () => import('#app/notifications/prune_notifications_job')
    ),
  ],
})

declare module '#app/common/unread_counts' {
  interface UnreadNames {
    notifications: true
  }
}

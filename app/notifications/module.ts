import { reservedHandles } from '#app/accounts/data/reserved_handles'
import { exportPart } from '#app/accounts/registry/export_parts'
import { outdatingStep } from '#app/accounts/registry/outdating_steps'
import { settingsSections } from '#app/accounts/registry/settings_sections'
import SessionEnded from '#app/accounts/events/session_ended'
import SessionRenewed from '#app/accounts/events/session_renewed'
import { unreadCount } from '#app/common/unread/unread_counts'
import { listen } from '#app/kernel/modules/listen'
import { defineModule } from '#app/kernel/modules/module'
import { schedule } from '#app/kernel/queue/schedules'
import { endPushOfOthers } from '#app/notifications/actions/end_push_of_others'
import NotificationCreated from '#app/notifications/events/notification_created'
import { exportNotifications } from '#app/notifications/exports/export_notifications'
import NotificationsRead from '#app/notifications/events/notifications_read'
import { UNREAD_NOTIFICATIONS } from '#app/notifications/queries/count_unread_notifications'

export default defineModule({
  name: 'notifications',
  floor: 4,
  routes: () => import('./routes.js'),
  extensions: [
    reservedHandles('notifications'),
    settingsSections('notifications'),
    exportPart({ name: 'notifications', title: 'Notifications', read: exportNotifications }),
    unreadCount('notifications', UNREAD_NOTIFICATIONS),
    outdatingStep(endPushOfOthers),
    listen(SessionRenewed, () => import('#app/notifications/listeners/move_push')),
    listen(SessionEnded, () => import('#app/notifications/listeners/end_push_of_session')),
    listen(
      NotificationCreated,
      () => import('#app/notifications/listeners/broadcast_notification')
    ),
    listen(NotificationCreated, () => import('#app/notifications/listeners/push_notification')),
    listen(NotificationCreated, () => import('#app/notifications/listeners/queue_mail')),
    listen(NotificationsRead, () => import('#app/notifications/listeners/broadcast_reading')),
    schedule(
      'notifications:mails',
      '5m',
      () => import('#app/notifications/jobs/send_notification_mails')
    ),
    schedule(
      'notifications:prune',
      '1d',
      () => import('#app/notifications/jobs/prune_notifications')
    ),
  ],
})

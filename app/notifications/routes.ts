import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import router from '@adonisjs/core/services/router'
import { rowId } from '#app/common/http/row_id'
import { NOTIFICATION_MAIL_STOP } from '#app/notifications/mails/mail_stop_link'

const { Notifications } = controllers.notifications
const { NotificationMailStops } = controllers.notifications.mails
const { PushSubscriptions } = controllers.notifications.push
const { NotificationSettings } = controllers.notifications.settings

router
  .group(() => {
    router.get('/notifications', [Notifications, 'show'])
    router.get('/api/notifications', [Notifications, 'index'])
    router
      .post('/api/notifications/read', [Notifications, 'read'])
      .use(middleware.ability('update'))
    router.get('/api/settings/notifications', [NotificationSettings, 'show'])
    router.patch('/api/settings/notifications', [NotificationSettings, 'update'])
  })
  .use(middleware.auth())

router
  .group(() => {
    router.get('/api/push-subscriptions/key', [PushSubscriptions, 'key'])
    router.get('/api/push-subscriptions', [PushSubscriptions, 'show'])
    router.post('/api/push-subscriptions', [PushSubscriptions, 'store'])
    router.delete('/api/push-subscriptions', [PushSubscriptions, 'destroy'])
    router
      .get('/api/settings/push-devices', [PushSubscriptions, 'devices'])
      .as('push_devices.index')
    router
      .delete('/api/settings/push-devices/:id', [PushSubscriptions, 'forgetDevice'])
      .as('push_devices.destroy')
      .where('id', rowId)
  })
  .use([middleware.browserOnly(), middleware.auth()])

router
  .group(() => {
    router.get(NOTIFICATION_MAIL_STOP, [NotificationMailStops, 'show'])
    router.post(NOTIFICATION_MAIL_STOP, [NotificationMailStops, 'store'])
  })
  .where('id', rowId)

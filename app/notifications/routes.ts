import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import router from '@adonisjs/core/services/router'

const { PushSubscriptions } = controllers.notifications

router
  .group(() => {
    router.get('/api/push-subscriptions/key', [PushSubscriptions, 'key'])
    router.get('/api/push-subscriptions', [PushSubscriptions, 'show'])
    router.post('/api/push-subscriptions', [PushSubscriptions, 'store'])
    router.delete('/api/push-subscriptions', [PushSubscriptions, 'destroy'])
  })
  .use(middleware.auth())

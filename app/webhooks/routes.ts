import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import router from '@adonisjs/core/services/router'
import { rowId } from '#app/common/http/row_id'

const { WebhookPages, Webhooks } = controllers.webhooks
const { WebhookDeliveries } = controllers.webhooks.deliveries

router.get('/webhooks', [WebhookPages, 'index']).use(middleware.auth())
router.get('/webhooks/:id', [WebhookPages, 'show']).where('id', rowId).use(middleware.auth())

/** Destinations can only be changed in the browser: a leaked token can't add its own. */
router
  .group(() => {
    router.post('/', [Webhooks, 'store'])
    router.patch('/:id', [Webhooks, 'update'])
    router
      .post('/:id/secret', [Webhooks, 'rollSecret'])
      .as('webhook_secrets.store')
      .use(middleware.ability('update'))
  })
  .prefix('/api/webhooks')
  .where('id', rowId)
  .use([middleware.browserOnly(), middleware.auth()])

router
  .group(() => {
    router.get('/', [Webhooks, 'index'])
    router.delete('/:id', [Webhooks, 'destroy'])
    router.post('/:id/test', [WebhookDeliveries, 'test'])
    router.get('/:id/deliveries', [WebhookDeliveries, 'index'])
    router
      .post('/:id/deliveries/:deliveryId/retry', [WebhookDeliveries, 'retry'])
      .where('deliveryId', rowId)
  })
  .prefix('/api/webhooks')
  .where('id', rowId)
  .use(middleware.auth())

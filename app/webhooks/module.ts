import { reservedHandles } from '#app/accounts/handles/reserved_handles'
import { exportPart } from '#app/accounts/exports/export_parts'
import { defineModule } from '#app/kernel/modules/module'
import { queue } from '#app/kernel/queue/queues'
import { schedule } from '#app/kernel/queue/schedules'
import { fieldNames } from '#app/kernel/validation/field_names'
import { exportWebhooks } from '#app/webhooks/find_webhooks'

export default defineModule({
  name: 'webhooks',
  floor: 8,
  routes: () => import('./routes.js'),
  extensions: [
    reservedHandles('webhooks'),
    fieldNames({ url: 'address' }),
    exportPart({ name: 'webhooks', title: 'Webhooks', read: exportWebhooks }),
    queue('webhooks', { order: 40 }),
    schedule('webhooks:due', '30s', () => import('#app/webhooks/deliveries/deliver_webhooks_job')),
    schedule(
      'webhooks:prune',
      '1d',
      () => import('#app/webhooks/deliveries/prune_webhook_deliveries_job')
    ),
  ],
})

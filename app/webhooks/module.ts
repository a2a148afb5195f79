import { reservedHandles } from '#app/accounts/data/reserved_handles'
import { exportPart } from '#app/accounts/registry/export_parts'
import { defineModule } from '#app/kernel/modules/module'
import { schedule } from '#app/kernel/queue/schedules'
import { fieldNames } from '#app/kernel/validation/field_names'
import { exportWebhooks } from '#app/webhooks/exports/export_webhooks'

export default defineModule({
  name: 'webhooks',
  floor: 8,
  routes: () => import('./routes.js'),
  extensions: [
    reservedHandles('webhooks'),
    fieldNames({ url: 'address' }),
    exportPart({ name: 'webhooks', title: 'Webhooks', read: exportWebhooks }),
    schedule('webhooks:due', '30s', () => import('#app/webhooks/jobs/deliver_webhooks')),
    schedule('webhooks:prune', '1d', () => import('#app/webhooks/jobs/prune_webhook_deliveries')),
  ],
})

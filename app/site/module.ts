import { reservedHandles } from '#app/accounts/data/reserved_handles'
import { deletionStep } from '#app/accounts/registry/deletion_steps'
import { defineModule } from '#app/kernel/modules/module'
import { deleteMessagesOf } from '#app/site/actions/delete_messages_of'

export default defineModule({
  name: 'site',
  floor: 12,
  routes: () => import('./routes.js'),
  extensions: [
    reservedHandles(
      'about acceptable-use contact cookie-policy data-policy dev privacy-policy redesign-your-interior terms-of-service welcome wiki'
    ),
    deletionStep({ run: deleteMessagesOf }),
  ],
})

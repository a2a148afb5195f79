import { reservedHandles } from '#app/accounts/handles/reserved_handles'
import { defineModule } from '#app/kernel/modules/module'

export default defineModule({
  name: 'society',
  floor: 8,
  routes: () => import('./routes.js'),
  extensions: [reservedHandles('society')],
})

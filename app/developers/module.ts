import { reservedHandles } from '#app/accounts/handles/reserved_handles'
import { defineModule } from '#app/kernel/modules/module'

export default defineModule({
  name: 'developers',
  floor: 13,
  routes: () => import('./routes.js'),
  extensions: [reservedHandles('developers')],
})

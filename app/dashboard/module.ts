import { reservedHandles } from '#app/accounts/data/reserved_handles'
import { defineModule } from '#app/kernel/modules/module'

export default defineModule({
  name: 'dashboard',
  floor: 16,
  routes: () => import('./routes.js'),
  extensions: [reservedHandles('dashboard')],
})

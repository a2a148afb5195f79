import { reservedHandles } from '#app/accounts/handles/reserved_handles'
import { dashboardTasks } from '#app/accounts/dashboard_tasks'
import { listVideoTasks } from '#app/dashboard/find_tasks'
import { defineModule } from '#app/kernel/modules/module'

export default defineModule({
  name: 'dashboard',
  floor: 16,
  routes: () => import('./routes.js'),
  extensions: [reservedHandles('dashboard'), dashboardTasks(30, listVideoTasks)],
})

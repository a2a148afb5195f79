import { reservedHandles } from '#app/accounts/data/reserved_handles'
import { dashboardTasks } from '#app/accounts/registry/dashboard_tasks'
import { listVideoTasks } from '#app/dashboard/queries/list_video_tasks'
import { defineModule } from '#app/kernel/modules/module'

export default defineModule({
  name: 'dashboard',
  floor: 16,
  routes: () => import('./routes.js'),
  extensions: [reservedHandles('dashboard'), dashboardTasks(30, listVideoTasks)],
})

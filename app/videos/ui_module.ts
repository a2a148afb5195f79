import { defineUiModule } from '#app/kit/shell/ui_module'

export default defineUiModule({
  name: 'videos',
  live: () => import('#app/videos/uploads/ui/live_uploads'),
})

import { defineUiModule } from '#app/kit/shell/ui_module'

export default defineUiModule({
  name: 'shell',
  layouts: { kit: 'public' },
})

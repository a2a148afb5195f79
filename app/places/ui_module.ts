import { defineUiModule } from '#app/kit/shell/ui_module'

export default defineUiModule({
  name: 'places',
  layouts: { market: 'either' },
})

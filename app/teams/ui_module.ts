import { defineUiModule } from '#app/kit/shell/ui_module'

export default defineUiModule({
  name: 'teams',
  layouts: { 'show': 'either', 'invitation': 'auth', '*': 'app' },
})

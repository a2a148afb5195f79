import { defineUiModule } from '#app/kit/shell/ui_module'

export default defineUiModule({
  name: 'teams',
  layouts: { 'show': 'public', 'invitation': 'auth', '*': 'app' },
})

import { Braces } from 'lucide-react'
import { defineUiModule } from '#app/kit/shell/ui_module'

export default defineUiModule({
  name: 'developers',
  layouts: { '*': 'reading' },
  navigation: [
    { label: 'Developers', href: '/developers', icon: Braces, order: 85, places: ['footer'] },
  ],
})

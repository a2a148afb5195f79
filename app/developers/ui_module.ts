import { Braces } from 'lucide-react'
import { defineUiModule } from '#app/kit/shell/ui_module'

export default defineUiModule({
  name: 'developers',
  layouts: { '*': 'reading' },
  settings: [
    {
      href: '/developers',
      group: 'Developer',
      label: 'API reference',
      hint: 'Every call, with examples',
      words: 'openapi documentation developers',
      order: 87,
    },
  ],
  navigation: [
    { label: 'Developers', href: '/developers', icon: Braces, order: 85, places: ['footer'] },
  ],
})

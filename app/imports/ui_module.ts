import { FilePlus2 } from 'lucide-react'
import { isRealtor } from '#app/kit/shell/navigation_entry'
import { defineUiModule } from '#app/kit/shell/ui_module'

export default defineUiModule({
  name: 'imports',
  layouts: { '*': 'app' },
  navigation: [
    {
      label: 'Start or import listings',
      href: '/build',
      icon: FilePlus2,
      order: 17,
      places: ['create'],
      isFor: isRealtor,
    },
  ],
})

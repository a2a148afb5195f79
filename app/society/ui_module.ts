import { Users } from 'lucide-react'
import { isSignedIn } from '#app/kit/shell/navigation_entry'
import { defineUiModule } from '#app/kit/shell/ui_module'

export default defineUiModule({
  name: 'society',
  layouts: { '*': 'app' },
  palette: () => import('#app/society/ui/palette_teams'),
  navigation: [
    {
      label: 'Society',
      href: '/society',
      icon: Users,
      order: 40,
      places: ['explore'],
      isFor: isSignedIn,
    },
  ],
})

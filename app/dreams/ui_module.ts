import { Sparkle } from 'lucide-react'
import { isSignedIn } from '#app/kit/shell/navigation_entry'
import { defineUiModule } from '#app/kit/shell/ui_module'

export default defineUiModule({
  name: 'dreams',
  layouts: { 'shared': 'either', '*': 'app' },
  palette: () => import('#app/dreams/ui/palette_dreams'),
  navigation: [
    {
      label: 'Dreams',
      href: '/dreams',
      icon: Sparkle,
      order: 17,
      places: ['plan'],
      isFor: isSignedIn,
    },
  ],
  profileTabs: [
    {
      name: 'dreams',
      label: 'Dreams',
      load: () => import('#app/dreams/ui/listed_dreams'),
    },
  ],
  collecting: () => import('#app/dreams/ui/add_to_dream'),
})

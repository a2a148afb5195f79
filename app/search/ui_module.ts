import { Heart, Search } from 'lucide-react'
import { isSignedIn } from '#app/kit/shell/navigation_entry'
import { defineUiModule } from '#app/kit/shell/ui_module'

export default defineUiModule({
  name: 'search',
  layouts: {
    'properties/search': 'either',
    'compare': 'either',
    'saved': 'app',
    'confirm': 'auth',
    'stop': 'auth',
  },
  palette: () => import('#app/search/ui/palette_homes'),
  navigation: [
    {
      label: 'Search',
      href: '/search',
      icon: Search,
      order: 15,
      places: ['bar', 'rail', 'phone', 'footer'],
    },
    {
      label: 'Saved',
      href: '/searches',
      icon: Heart,
      order: 16,
      places: ['plan'],
      isFor: isSignedIn,
    },
  ],
})

import { Images, Sparkles } from 'lucide-react'
import { isRealtor, isSignedIn } from '#app/kit/shell/navigation_entry'
import { defineUiModule } from '#app/kit/shell/ui_module'

export default defineUiModule({
  name: 'designs',
  layouts: { 'index': 'either', 'gallery': 'either', 'shared': 'either', '*': 'app' },
  palette: () => import('#app/designs/ui/palette_designs'),
  profileTabs: [
    {
      name: 'designs',
      label: 'Designs',
      load: () => import('#app/designs/gallery/ui/profile_designs'),
    },
  ],
  navigation: [
    {
      label: 'Designer',
      href: '/designer',
      icon: Sparkles,
      order: 20,
      places: ['rail', 'phone'],
      pages: /^\/(designer(\/|$)|designs\/\d+\/|restyles\/)/,
      isFor: isSignedIn,
      isOnPhoneFor: (account) => !isRealtor(account),
    },
    {
      label: 'Inspiration',
      href: '/designs',
      icon: Images,
      order: 60,
      places: ['bar', 'explore', 'footer'],
      pages: /^\/designs(\/gallery)?$/,
    },
  ],
})

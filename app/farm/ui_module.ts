import { DoorOpen, Sprout } from 'lucide-react'
import { isRealtor } from '#app/kit/shell/navigation_entry'
import { defineUiModule } from '#app/kit/shell/ui_module'

export default defineUiModule({
  name: 'farm',
  layouts: {
    'gift': 'auth',
    'join': 'public',
    'confirm': 'auth',
    'poster': 'public',
    'open_house_landing': 'public',
    'open_house_register': 'public',
    'open_house_pass': 'public',
    'open_house_consent': 'auth',
    'open_house_desk': 'blank',
    'stop': 'auth',
    'dashboard/import_leads': 'app',
    '*': 'app',
  },
  navigation: [
    {
      label: 'Farm',
      href: '/farm',
      icon: Sprout,
      order: 17,
      places: ['work'],
      pages: /^\/farm(?!\/open-houses)(\/|$)/,
      isFor: isRealtor,
    },
    {
      label: 'Open houses',
      href: '/farm/open-houses',
      icon: DoorOpen,
      order: 17,
      places: ['work'],
      isFor: isRealtor,
    },
  ],
  listingMedia: [
    {
      name: 'open_houses',
      label: 'Open houses',
      load: () => import('#app/farm/open_houses/ui/listing_open_houses'),
    },
  ],
})

import { Clapperboard, Film, SquarePlay } from 'lucide-react'
import { isSignedIn } from '#app/kit/shell/navigation_entry'
import { defineUiModule, type ShownListEntry } from '#app/kit/shell/ui_module'

const SPOTS: ShownListEntry = {
  name: 'spots',
  label: 'Spots',
  load: () => import('#app/spots/ui/listed_spots'),
}

export default defineUiModule({
  name: 'spots',
  layouts: {
    feed: 'app',
    index: 'app',
    create: 'app',
    edit: 'app',
    show: 'either',
    share: 'either',
  },
  listingMedia: [
    {
      name: 'spots',
      label: 'Spots',
      load: () => import('#app/spots/ui/listing_spots'),
    },
  ],
  navigation: [
    {
      label: 'Feed',
      href: '/feed',
      icon: SquarePlay,
      order: 12,
      places: ['bar', 'rail', 'phone', 'footer'],
    },
    {
      label: 'Your spots',
      href: '/spots',
      icon: Film,
      order: 17,
      places: ['plan'],
      pages: /^\/spots$/,
      isFor: isSignedIn,
    },
    {
      label: 'Create a spot',
      href: '/spots/create',
      icon: Clapperboard,
      order: 18,
      places: ['create'],
      isFor: isSignedIn,
    },
  ],
  profileTabs: [SPOTS],
  teamTabs: [SPOTS],
  marketTabs: [SPOTS],
})

import { Footprints } from 'lucide-react'
import { isSignedIn } from '#app/kit/shell/navigation_entry'
import { defineUiModule } from '#app/kit/shell/ui_module'

export default defineUiModule({
  name: 'walkthroughs',
  layouts: { 'show': 'either', '*': 'app' },
  listingMedia: [
    {
      name: 'walkthrough',
      label: 'Walkthrough',
      load: () => import('#app/walkthroughs/ui/listing_walkthroughs'),
      loadChooser: () => import('#app/walkthroughs/ui/walkthrough_chooser'),
    },
  ],
  navigation: [
    {
      label: 'Walkthroughs',
      href: '/walkthroughs',
      icon: Footprints,
      order: 25,
      places: ['plan'],
      isFor: isSignedIn,
    },
  ],
})

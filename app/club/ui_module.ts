import { CalendarDays, Coins, Crosshair, HandHelping, HandPlatter } from 'lucide-react'
import { OFFERING_CARD } from '#app/club/offerings/offering_options'
import { isSignedIn } from '#app/kit/shell/navigation_entry'
import { defineUiModule, type ShownListEntry } from '#app/kit/shell/ui_module'

const OFFERINGS: ShownListEntry = {
  name: 'offerings',
  label: 'Offerings',
  load: () => import('#app/club/offerings/ui/listed_offerings'),
}

export default defineUiModule({
  name: 'club',
  layouts: { 'offerings': 'either', 'offering': 'either', '*': 'app' },
  palette: () => import('#app/club/ui/palette_offerings'),
  navigation: [
    {
      label: 'Club coin',
      href: '/club-coin',
      icon: Coins,
      order: 45,
      places: ['account'],
      isFor: isSignedIn,
    },
    {
      label: 'Pursuits',
      href: '/pursuits',
      icon: Crosshair,
      order: 18,
      places: ['plan'],
      isFor: isSignedIn,
    },
    {
      label: 'Offerings',
      href: '/offerings',
      icon: HandPlatter,
      order: 29,
      places: ['explore', 'footer'],
      pages: /^\/offerings(?!\/(create|requests))(\/|$)/,
    },
    {
      label: 'Offering requests',
      href: '/offerings/requests',
      icon: CalendarDays,
      order: 31,
      places: ['work'],
      isFor: isSignedIn,
    },
    {
      label: 'Offer something',
      href: '/offerings/create',
      icon: HandHelping,
      order: 30,
      places: ['create'],
      isFor: isSignedIn,
    },
  ],
  comparing: () => import('#app/club/pursuits/ui/compared_notes'),
  messageCards: [
    {
      of: OFFERING_CARD,
      load: () => import('#app/club/requests/ui/request_card_actions'),
    },
  ],
  collecting: () => import('#app/club/pursuits/ui/add_to_pursuits'),
  profileTabs: [OFFERINGS],
  marketTabs: [OFFERINGS],
})

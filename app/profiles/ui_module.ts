import { UserRound } from 'lucide-react'
import { isSignedIn } from '#app/kit/shell/navigation_entry'
import { defineUiModule } from '#app/kit/shell/ui_module'

export default defineUiModule({
  name: 'profiles',
  layouts: { edit: 'app', show: 'either', connections: 'either' },
  navigation: [
    {
      label: 'Profile',
      href: '/profile',
      icon: UserRound,
      order: 80,
      places: ['account'],
      isFor: isSignedIn,
    },
  ],
  marketTabs: [
    {
      name: 'people',
      label: 'People',
      load: () => import('#app/profiles/people/ui/market_people'),
    },
  ],
  palette: () => import('#app/profiles/people/ui/palette_people'),
  settings: [
    {
      slug: 'profile-information',
      group: 'You',
      words: 'avatar picture username address about account type realtor designer',
      label: 'Profile information',
      hint: 'Photo, name, handle, email and bio',
      order: 10,
      load: () => import('#app/profiles/settings/ui/profile_information'),
    },
    {
      href: '/profile',
      group: 'You',
      label: 'Figures and markets',
      hint: 'What you’ve done, and the places you know',
      words: 'headline experience languages awards sold join leave market',
      order: 11,
    },
  ],
})

import { Building2, LayoutDashboard, UserRoundPlus } from 'lucide-react'
import { isRealtor, isSignedIn } from '#app/kit/shell/navigation_entry'
import { defineUiModule } from '#app/kit/shell/ui_module'

export default defineUiModule({
  name: 'dashboard',
  layouts: { '*': 'app' },
  navigation: [
    {
      label: 'Dashboard',
      href: '/dashboard',
      icon: LayoutDashboard,
      order: 10,
      // The tab bar of phones has room for four: the feed, search, chats, and listings or the designer.
      places: ['rail'],
      pages: /^\/dashboard\/?$/,
      isFor: isSignedIn,
    },
    {
      label: 'My listings',
      href: '/dashboard/properties',
      icon: Building2,
      order: 16,
      places: ['rail', 'phone'],
      isFor: isRealtor,
    },
    {
      label: 'Refer',
      href: '/dashboard/refer',
      icon: UserRoundPlus,
      order: 18,
      places: ['work'],
      isFor: isSignedIn,
    },
  ],
})

import { Building2, LayoutDashboard } from 'lucide-react'
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
      places: ['rail', 'phone', 'account'],
      pages: /^\/dashboard\/?$/,
      isFor: isSignedIn,
      // On phones, realtors open their listings there: the tab bar has room for three.
      isOnPhoneFor: (account) => !isRealtor(account),
    },
    {
      label: 'My listings',
      href: '/dashboard/properties',
      icon: Building2,
      order: 15,
      places: ['rail', 'phone', 'account'],
      isFor: isRealtor,
    },
  ],
})

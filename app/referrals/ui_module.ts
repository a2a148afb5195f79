import { UserRoundCheck } from 'lucide-react'
import { isStaff } from '#app/kit/shell/navigation_entry'
import { defineUiModule } from '#app/kit/shell/ui_module'

export default defineUiModule({
  name: 'referrals',
  layouts: { 'invitation': 'auth', '*': 'app' },
  navigation: [
    {
      label: 'Referrals',
      href: '/staff/referrals',
      icon: UserRoundCheck,
      order: 51,
      places: ['work'],
      isFor: isStaff,
    },
  ],
})

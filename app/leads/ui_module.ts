import { ContactRound } from 'lucide-react'
import { isRealtor } from '#app/kit/shell/navigation_entry'
import { defineUiModule } from '#app/kit/shell/ui_module'

export default defineUiModule({
  name: 'leads',
  layouts: {
    'ask': 'either',
    'confirm': 'auth',
    'dashboard/leads': 'app',
    'dashboard/lead': 'app',
  },
  navigation: [
    {
      label: 'Leads',
      href: '/dashboard/leads',
      icon: ContactRound,
      order: 16,
      places: ['work'],
      isFor: isRealtor,
    },
  ],
})

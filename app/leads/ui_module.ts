import { CalendarClock, ContactRound } from 'lucide-react'
import { isRealtor } from '#app/kit/shell/navigation_entry'
import { defineUiModule } from '#app/kit/shell/ui_module'

export default defineUiModule({
  name: 'leads',
  layouts: {
    'ask': 'either',
    'confirm': 'auth',
    'dashboard/leads': 'app',
    'dashboard/lead': 'app',
    'dashboard/viewings': 'app',
    'viewing': 'either',
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
    {
      label: 'Viewings',
      href: '/dashboard/viewings',
      icon: CalendarClock,
      order: 17,
      places: ['work'],
      isFor: isRealtor,
    },
  ],
})

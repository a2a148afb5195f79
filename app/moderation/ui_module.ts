import { Flag } from 'lucide-react'
import { isStaff } from '#app/kit/shell/navigation_entry'
import { defineUiModule } from '#app/kit/shell/ui_module'

export default defineUiModule({
  name: 'moderation',
  layouts: { '*': 'app' },
  navigation: [
    {
      label: 'Reports',
      href: '/staff/reports',
      icon: Flag,
      order: 50,
      places: ['work'],
      isFor: isStaff,
    },
  ],
})

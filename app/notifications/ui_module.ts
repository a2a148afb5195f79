import { Bell } from 'lucide-react'
import { isSignedIn } from '#app/kit/shell/navigation_entry'
import { defineUiModule } from '#app/kit/shell/ui_module'

export default defineUiModule({
  name: 'notifications',
  layouts: { 'stop_mail': 'auth', '*': 'app' },
  live: () => import('#app/notifications/ui/live_notifications'),
  settings: [
    {
      slug: 'notifications',
      group: 'Notifications',
      words: 'email push alerts browser iphone',
      label: 'Notifications',
      hint: 'Here, by email or push, for each kind',
      order: 80,
      load: () => import('#app/notifications/ui/notification_settings'),
    },
  ],
  navigation: [
    {
      label: 'Notifications',
      href: '/notifications',
      icon: Bell,
      order: 35,
      places: ['rail'],
      isFor: isSignedIn,
    },
  ],
})

import { Webhook } from 'lucide-react'
import { isSignedIn } from '#app/kit/shell/navigation_entry'
import { defineUiModule } from '#app/kit/shell/ui_module'

export default defineUiModule({
  name: 'webhooks',
  layouts: { '*': 'app' },
  navigation: [
    {
      label: 'Webhooks',
      href: '/webhooks',
      icon: Webhook,
      order: 91,
      places: ['account'],
      isFor: isSignedIn,
    },
  ],
})

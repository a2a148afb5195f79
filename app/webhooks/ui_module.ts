import { Webhook } from 'lucide-react'
import { isSignedIn } from '#app/kit/shell/navigation_entry'
import { defineUiModule } from '#app/kit/shell/ui_module'

export default defineUiModule({
  name: 'webhooks',
  layouts: { '*': 'app' },
  settings: [
    {
      href: '/webhooks',
      group: 'Developer',
      label: 'Webhooks',
      hint: 'Tell your own server what happens',
      words: 'events callback integration',
      order: 86,
    },
  ],
  navigation: [
    {
      label: 'Webhooks',
      href: '/webhooks',
      icon: Webhook,
      order: 91,
      places: [],
      isFor: isSignedIn,
    },
  ],
})

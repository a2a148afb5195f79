import { MessageCircle } from 'lucide-react'
import { isSignedIn } from '#app/kit/shell/navigation_entry'
import { defineUiModule } from '#app/kit/shell/ui_module'

export default defineUiModule({
  name: 'chats',
  layouts: { 'stop_digest': 'auth', '*': 'app' },
  navigation: [
    {
      label: 'Chats',
      href: '/chats',
      icon: MessageCircle,
      order: 30,
      places: ['rail', 'phone'],
      pages: /^\/(chats|messages|channels)(\/|$)/,
      isFor: isSignedIn,
    },
  ],
  palette: () => import('#app/chats/ui/palette_chats'),
  live: () => import('#app/chats/reading/ui/live_unread'),
})

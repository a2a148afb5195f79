import { reservedHandles } from '#app/accounts/data/reserved_handles'
import SessionEnded from '#app/accounts/events/session_ended'
import { listen } from '#app/kernel/modules/listen'
import { defineModule } from '#app/kernel/modules/module'
import { browserConnectionFor } from '#app/realtime/broadcasting/browser_connection'
import { channel } from '#app/realtime/channels/channel_registry'
import type { HttpContext } from '@adonisjs/core/http'

export default defineModule({
  name: 'realtime',
  floor: 3,
  routes: () => import('./routes.js'),
  extensions: [
    reservedHandles('broadcasting'),
    listen(SessionEnded, () => import('#app/realtime/listeners/close_sockets_of_session')),
    channel('private-user', (user, id) => user.id === id),
  ],
  sharedProps: (ctx: HttpContext) => ({ realtime: { ...browserConnectionFor(ctx) } }),
})

import { reservedHandles } from '#app/accounts/handles/reserved_handles'
import SessionEnded from '#app/accounts/sessions/session_ended'
import { listen } from '#app/kernel/modules/listen'
import { defineModule } from '#app/kernel/modules/module'
import { browserConnectionFor } from '#app/realtime/browser_connection'
import { channel } from '#app/realtime/authorization/channel_registry'
import type { HttpContext } from '@adonisjs/core/http'

export default defineModule({
  name: 'realtime',
  floor: 3,
  routes: () => import('./routes.js'),
  extensions: [
    reservedHandles('broadcasting'),
    listen(
      SessionEnded,
      () => import('#app/realtime/authorization/close_sockets_of_session_listener')
    ),
    channel('private-user', (user, id) => user.id === id),
  ],
  sharedProps: (ctx: HttpContext) => ({ realtime: { ...browserConnectionFor(ctx) } }),
})

import type { HttpContext } from '@adonisjs/core/http'
import { findUnreadCounts } from '#app/common/unread/unread_counts'
import { defineModule } from '#app/kernel/modules/module'
import { schedule } from '#app/kernel/queue/schedules'

export default defineModule({
  name: 'common',
  floor: 1,
  extensions: [
    schedule('common:idempotency', '1h', () => import('#app/common/jobs/sweep_idempotency_keys')),
  ],
  sharedProps: ({ auth }: Partial<Pick<HttpContext, 'auth'>>) => {
    const user = auth?.user
    return { unread: user ? () => findUnreadCounts(user.id) : null }
  },
})

import type { HttpContext } from '@adonisjs/core/http'
import { findPageValues } from '#app/common/page_values'
import { unreadCountsIn } from '#app/common/unread_counts'
import { defineModule } from '#app/kernel/modules/module'
import { queue } from '#app/kernel/queue/queues'
import { schedule } from '#app/kernel/queue/schedules'

export default defineModule({
  name: 'common',
  floor: 1,
  extensions: [
    queue('previews', { order: 50 }),
    schedule(
      'common:idempotency',
      '1h',
      () => import('#app/common/idempotency/sweep_idempotency_keys_job')
    ),
  ],
  sharedProps: (ctx: Partial<Pick<HttpContext, 'auth'>>) => {
    const user = ctx.auth?.user
    return {
      unread: user ? async () => unreadCountsIn(await findPageValues(ctx, user.id)) : null,
    }
  },
})

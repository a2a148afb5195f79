import type { HttpContext } from '@adonisjs/core/http'
import { findPageValues } from '#app/common/page_values/page_values'
import { unreadCountsIn } from '#app/common/unread/unread_counts'
import { defineModule } from '#app/kernel/modules/module'
import { schedule } from '#app/kernel/queue/schedules'

export default defineModule({
  name: 'common',
  floor: 1,
  extensions: [
    schedule('common:idempotency', '1h', () => import('#app/common/jobs/sweep_idempotency_keys')),
  ],
  sharedProps: (ctx: Partial<Pick<HttpContext, 'auth'>>) => {
    const user = ctx.auth?.user
    return {
      unread: user ? async () => unreadCountsIn(await findPageValues(ctx, user.id)) : null,
    }
  },
})

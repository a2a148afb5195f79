import type { HttpContext } from '@adonisjs/core/http'
import { reservedHandles } from '#app/accounts/data/reserved_handles'
import { defineModule } from '#app/kernel/modules/module'
import { authProps } from '#app/shell/middleware/auth_props'

export default defineModule({
  name: 'shell',
  floor: 14,
  routes: () => import('./routes.js'),
  extensions: [reservedHandles('api assets kit public robots.txt sitemap.xml static storage www')],
  sharedProps: ({ auth }: Partial<Pick<HttpContext, 'auth'>>) => ({
    auth: () => authProps(auth?.user ?? null),
  }),
})

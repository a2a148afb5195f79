import type { HttpContext } from '@adonisjs/core/http'
import { reservedHandles } from '#app/accounts/handles/reserved_handles'
import { defineModule } from '#app/kernel/modules/module'
import { chosenTheme } from '#app/shell/pages/chosen_theme'
import { authProps } from '#app/shell/pages/auth_props'

export default defineModule({
  name: 'shell',
  floor: 17,
  routes: () => import('./routes.js'),
  extensions: [
    reservedHandles(
      'api assets icons kit manifest.webmanifest public robots.txt sitemap.xml static storage worker www'
    ),
  ],
  sharedProps: (ctx: Partial<Pick<HttpContext, 'auth'>> & Pick<HttpContext, 'request'>) => ({
    auth: () => authProps(ctx),
    theme: chosenTheme(ctx.request),
  }),
})

import { defineConfig } from '@adonisjs/inertia'
import type { HttpContext } from '@adonisjs/core/http'

/**
 * Pages that anyone may see are rendered on the server; those behind sign-in
 * have no reader that needs it and start faster without.
 */
export default defineConfig({
  rootView: 'app',
  ssr: {
    enabled: true,
    entrypoint: 'app/core/ui/ssr.tsx',
    pages: (ctx: HttpContext) => !ctx.auth?.user,
  },
})

import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import app from '@adonisjs/core/services/app'
import { defineConfig } from '@adonisjs/inertia'
import type { HttpContext } from '@adonisjs/core/http'

/** Public pages render on the server; signed-in pages need no SEO and start faster without. */
export default defineConfig({
  rootView: 'app',
  assetsVersion: app.inProduction ? hashOfManifest() : undefined,
  ssr: {
    enabled: true,
    entrypoint: 'app/shell/ui/ssr.tsx',
    pages: (ctx: HttpContext) => !ctx.auth?.user,
  },
})

/** Read once: the framework would hash the whole manifest on every request. */
function hashOfManifest(): string {
  const manifest = readFileSync(app.publicPath('assets/.vite/manifest.json'))
  return createHash('sha256').update(manifest).digest('base64url')
}

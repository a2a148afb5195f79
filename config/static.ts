import { sep } from 'node:path'
import { defineConfig } from '@adonisjs/static'

/** Built files carry a hash in their name and never change; the rest is asked for again. */
export default defineConfig({
  enabled: true,
  etag: true,
  lastModified: true,
  dotFiles: 'ignore',
  headers: (path) => ({
    'cache-control': path.includes(`${sep}assets${sep}`)
      ? 'public, max-age=31536000, immutable'
      : 'public, max-age=3600',
  }),
})

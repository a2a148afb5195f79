import app from '@adonisjs/core/services/app'
import { defineConfig } from '@adonisjs/vite'

/** Vite's output is next to the running sources, wherever vesta is started from. */
export default defineConfig({
  buildDirectory: app.publicPath('assets'),
  manifestFile: app.publicPath('assets/.vite/manifest.json'),
  assetsUrl: '/assets',
})

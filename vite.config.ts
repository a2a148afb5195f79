import { defineConfig, type UserConfig } from 'vite'
import react from '@vitejs/plugin-react'
import adonisjs from '@adonisjs/vite/client'
import tailwindcss from '@tailwindcss/vite'
import { compression } from 'vite-plugin-compression2'
import { sharedChunks } from './app/shell/assets/shared_chunks.js'
import { slimInertia } from './app/shell/assets/slim_inertia.js'

/** Tests need nothing from the dev server and may run in parallel. */
const inTests = process.env.NODE_ENV === 'test'

const entry = 'app/shell/ui/app.tsx'
const resolve: UserConfig['resolve'] = {
  alias: [
    { find: /^#app\/(.*)$/, replacement: `${import.meta.dirname}/app/$1` },
    {
      find: '#registry',
      replacement: `${import.meta.dirname}/.adonisjs/client/registry/index.ts`,
    },
  ],
}

export default defineConfig(async ({ command }): Promise<UserConfig> => ({
  plugins: [
    react(),
    slimInertia,
    // no test of the running sources looks at styles
    !inTests && tailwindcss(),
    adonisjs({
      entryPoints: [entry],
      serverEntryPoints: ['app/shell/ui/ssr.tsx'],
      reload: ['resources/views/**/*.edge'],
    }),
    compression({ include: /\.(js|css|svg|json)$/, logLevel: 'silent' }),
  ],
  resolve,
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: command === 'build' ? { codeSplitting: await sharedChunks(entry, resolve) } : {},
        },
      },
    },
  },
  optimizeDeps: { noDiscovery: inTests },
  server: {
    ...(inTests && { ws: false, allowedHosts: ['site.test'] }),
    watch: { ignored: ['**/storage/**', '**/build/**', '**/tmp/**'] },
  },
}))

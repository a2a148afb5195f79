import { defineConfig } from 'vite'
import react from '@vitejs/plugin-react'
import adonisjs from '@adonisjs/vite/client'
import tailwindcss from '@tailwindcss/vite'
import { compression } from 'vite-plugin-compression2'

/** Tests need nothing from the dev server and may run in parallel. */
const inTests = process.env.NODE_ENV === 'test'

export default defineConfig({
  plugins: [
    react(),
    // no test of the running sources looks at styles
    !inTests && tailwindcss(),
    adonisjs({
      entryPoints: ['app/shell/ui/app.tsx'],
      serverEntryPoints: ['app/shell/ui/ssr.tsx'],
      reload: ['resources/views/**/*.edge'],
    }),
    compression({ include: /\.(js|css|svg|json)$/, logLevel: 'silent' }),
  ],
  resolve: {
    alias: [
      { find: /^#app\/(.*)$/, replacement: `${import.meta.dirname}/app/$1` },
      {
        find: '#registry',
        replacement: `${import.meta.dirname}/.adonisjs/client/registry/index.ts`,
      },
    ],
  },
  build: {
    rolldownOptions: {
      output: {
        // what every page needs in one file, instead of one for each icon and helper
        codeSplitting: { groups: [{ name: 'shell', tags: ['$initial'] }] },
      },
    },
  },
  optimizeDeps: { noDiscovery: inTests },
  server: {
    ...(inTests && { ws: false, allowedHosts: ['site.test'] }),
    watch: { ignored: ['**/storage/**', '**/build/**', '**/tmp/**'] },
  },
})

import { defineConfig } from 'vite'
import react from '@vitejs/plugin-react'
import adonisjs from '@adonisjs/vite/client'
import tailwindcss from '@tailwindcss/vite'

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    adonisjs({
      entryPoints: ['app/core/ui/app.tsx'],
      serverEntryPoints: ['app/core/ui/ssr.tsx'],
      reload: ['resources/views/**/*.edge'],
    }),
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
  server: { watch: { ignored: ['**/storage/**', '**/build/**', '**/tmp/**'] } },
})

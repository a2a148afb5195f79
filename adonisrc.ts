import { indexEntities } from '@adonisjs/core'
import { defineConfig } from '@adonisjs/core/app'
import { generateRegistry } from '@tuyau/core/hooks'

export default defineConfig({
  commands: [
    () => import('@adonisjs/core/commands'),
    () => import('@adonisjs/lucid/commands'),
    () => import('@adonisjs/queue/commands'),
  ],
  providers: [
    () => import('@adonisjs/core/providers/app_provider'),
    () => import('@adonisjs/core/providers/hash_provider'),
    {
      file: () => import('@adonisjs/core/providers/repl_provider'),
      environment: ['repl', 'test'],
    },
    () => import('@adonisjs/core/providers/vinejs_provider'),
    () => import('@adonisjs/core/providers/edge_provider'),
    () => import('#app/kernel/database/embedded_database_provider'),
    () => import('@adonisjs/lucid/database_provider'),
    () => import('@adonisjs/redis/redis_provider'),
    () => import('@adonisjs/session/session_provider'),
    () => import('@adonisjs/vite/vite_provider'),
    () => import('@adonisjs/shield/shield_provider'),
    () => import('@adonisjs/inertia/inertia_provider'),
    () => import('@adonisjs/auth/auth_provider'),
    () => import('@adonisjs/drive/drive_provider'),
    () => import('@adonisjs/mail/mail_provider'),
    () => import('@adonisjs/limiter/limiter_provider'),
    () => import('@adonisjs/queue/queue_provider'),
    () => import('#app/kernel/boot/app_provider'),
    () => import('#app/shell/pages/views_provider'),
    () => import('#app/kernel/database/migration_provider'),
    () => import('#app/realtime/realtime_provider'),
    () => import('#app/kernel/queue/worker_provider'),
    () => import('#app/shell/pages/modules_provider'),
  ],
  preloads: [() => import('#start/modules'), () => import('#start/kernel')],
  tests: {
    // the longest first; timeouts only stop hanging tests: nothing comes near them, even on a busy machine
    suites: [
      { name: 'faults', files: ['tests/faults/**/*.spec.ts'], timeout: 300_000 },
      {
        name: 'browser',
        files: ['app/**/*.browser.spec.ts', 'tests/browser/**/*.spec.ts'],
        timeout: 300_000,
      },
      {
        name: 'functional',
        files: ['app/**/*.functional.spec.ts', 'tests/functional/**/*.spec.ts'],
        timeout: 180_000,
      },
      { name: 'unit', files: ['app/**/*.unit.spec.ts'], timeout: 60_000 },
      { name: 'scale', files: ['tests/scale/**/*.spec.ts'], timeout: 300_000 },
    ],
    forceExit: true,
  },
  metaFiles: [
    { pattern: 'resources/**/*', reloadServer: false },
    { pattern: 'public/**', reloadServer: false },
  ],
  hooks: {
    init: [
      indexEntities({
        controllers: {
          source: 'app',
          glob: ['**/*_controller.ts'],
          importAlias: '#app',
        },
        events: { enabled: false },
        listeners: { enabled: false },
        transformers: {
          enabled: true,
          withSharedProps: true,
          source: 'app',
          glob: ['**/*_transformer.ts'],
          importAlias: '#app',
          inertiaMiddlewareImportPath: '#app/shell/pages/inertia_middleware',
        },
      }),
      () => import('./hooks/index_pages.js'),
      generateRegistry(),
    ],
    buildStarting: [() => import('@adonisjs/vite/build_hook')],
  },
})

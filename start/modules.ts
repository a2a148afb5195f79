import emitter from '@adonisjs/core/services/emitter'
import logger from '@adonisjs/core/services/logger'
import type { Module } from '#app/kernel/modules/module'
import { modules } from '#app/modules'

emitter.onError((event, error) => logger.error({ err: error, event: String(event) }, 'listener'))

for (const { routes, extensions = [] } of modules as readonly Module[]) {
  for (const extend of extensions) extend()
  await routes?.()
}
await import('#app/kernel/routes')

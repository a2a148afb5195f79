import 'reflect-metadata'
import { Ignitor } from '@adonisjs/core'
import app from '@adonisjs/core/services/app'
import { reportFailedStart } from '#app/kernel/boot/report_failed_start'
import { MAX_DRAIN_MS, stopOnFault } from '#app/kernel/boot/stop_on_fault'
import { createHttpServer } from '#app/kernel/http/http_server'
import { APP_ROOT, importer } from './ignite.js'

new Ignitor(APP_ROOT, { importer })
  .tap(() => {
    stopOnFault(app)
    app.booting(async () => {
      await import('#start/env')
    })
    const stop = () => {
      setTimeout(() => process.exit(1), MAX_DRAIN_MS).unref()
      // what still waits for the closed database would keep the process alive
      void app.terminate().then(() => process.exit())
    }
    app.listen('SIGTERM', stop)
    app.listen('SIGINT', stop)
  })
  .httpServer()
  .start((handle) => createHttpServer(handle, app))
  .catch(async (error) => process.exit(await reportFailedStart(error)))

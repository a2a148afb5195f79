import 'reflect-metadata'
import { Ignitor, prettyPrintError } from '@adonisjs/core'
import { APP_ROOT, importer } from './ignite.js'

/** Requests, jobs and sockets in flight have this long to end after a signal. */
const DRAIN_LIMIT_MS = 10_000

new Ignitor(APP_ROOT, { importer })
  .tap((app) => {
    app.booting(async () => {
      await import('#start/env')
    })
    const stop = () => {
      setTimeout(() => process.exit(1), DRAIN_LIMIT_MS).unref()
      void app.terminate()
    }
    app.listen('SIGTERM', stop)
    app.listen('SIGINT', stop)
  })
  .httpServer()
  .start()
  .catch(async (error) => {
    const { explainStartError } = await import('#app/core/boot/explain_start_error')
    const sentence = explainStartError(error)
    if (sentence) console.error(sentence)
    else await prettyPrintError(error)
    process.exit(1)
  })

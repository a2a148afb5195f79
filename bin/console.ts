import 'reflect-metadata'
import { Ignitor } from '@adonisjs/core'
import type { Kernel } from '@adonisjs/core/ace'
import { explainStartError } from '#app/kernel/boot/explain_start_error'
import { reportFailedStart } from '#app/kernel/boot/report_failed_start'
import { stopOnFault } from '#app/kernel/boot/stop_on_fault'
import { APP_ROOT, importer } from './ignite.js'

new Ignitor(APP_ROOT, { importer })
  .tap((app) => {
    stopOnFault(app)
    app.booting(async () => {
      await import('#start/env')
    })
    app.listen('SIGTERM', () => app.terminate())
    app.listen('SIGINT', () => app.terminate())
  })
  .ace()
  .configure(async (app) => {
    const ace = await app.container.make('ace')
    const { errorHandler } = ace
    ace.errorHandler = {
      async render(error: unknown, kernel: Kernel) {
        if (!explainStartError(error)) return errorHandler.render(error, kernel)
        kernel.exitCode = await reportFailedStart(error)
      },
    }
  })
  .handle(process.argv.splice(2))
  .catch(async (error) => {
    process.exitCode = await reportFailedStart(error)
  })

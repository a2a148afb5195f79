import { inspect } from 'node:util'
import type { ApplicationService } from '@adonisjs/core/types'

/** Time for requests, jobs and sockets in progress. */
export const MAX_DRAIN_MS = 10_000

/** Exits after an uncaught error, because the state is unknown; work in progress may finish. */
export function stopOnFault(app: ApplicationService): void {
  const exit = () => process.exit(1)
  process.on('uncaughtException', (error, origin) => {
    void log(app, error, origin)
    if (app.isTerminating) return
    setTimeout(exit, MAX_DRAIN_MS).unref()
    void app.terminate().then(exit, exit)
  })
}

async function log(app: ApplicationService, error: Error, origin: string): Promise<void> {
  if (!app.isReady) return void process.stderr.write(`${inspect(error)}\n`)
  const logger = await app.container.make('logger')
  logger.fatal({ err: error, origin }, 'uncaught error, the process ends')
}

import { BaseCommand } from '@adonisjs/core/ace'
import { startWorker } from '#app/kernel/queue/worker'

/** Nothing wakes it: jobs come from other processes. */
const IDLE_MS = 250

/** `npm run work`: runs jobs until stopped. */
export default class Work extends BaseCommand {
  static override commandName = 'work'
  static override description = 'Work off jobs'
  static override options = { startApp: true, staysAlive: true }

  override async run() {
    const router = await this.app.container.make('router')
    router.commit()
    const manager = await this.app.container.make('queue.manager')
    await manager.loadJobs()
    await startWorker(this.app, IDLE_MS)
    this.logger.info('Waiting for jobs')
  }
}

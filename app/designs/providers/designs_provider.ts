import type { ApplicationService } from '@adonisjs/core/types'
import { SURFACES_FILES } from '#app/designs/surfaces/surfaces_file'
import { nameDerivedFiles } from '#app/media/files/derived_files'

/**
 * Has the queue look for designs that a killed worker left behind, and leaves
 * those of a process that ends in good order to the others.
 */
export default class DesignsProvider {
  constructor(private readonly app: ApplicationService) {}

  async boot() {
    nameDerivedFiles(SURFACES_FILES)
  }

  /** Not awaited: a database that goes away just now must not end a server that already answers. */
  async ready() {
    this.app.terminating(() => this.#stop())
    if (this.app.getEnvironment() !== 'web') return
    const logger = await this.app.container.make('logger')
    void this.#beginUpkeep().catch((error) => logger.error({ err: error }, 'design upkeep'))
  }

  async #beginUpkeep() {
    const { default: env } = await import('#start/env')
    const { enqueue } = await import('#app/core/queue/dispatch')
    const { default: ExpireLeases } = await import('#app/designs/actions/expire_leases')
    const { default: RunDesigns } = await import('#app/designs/jobs/run_designs')

    if (!env.get('DATABASE_URL')) await new ExpireLeases().handle()
    await RunDesigns.schedule({}).id('designs:run').every('15s')
    await enqueue(RunDesigns.dispatch({}))
  }

  async #stop() {
    const { designRunner } = await import('#app/designs/running/design_runner')
    await designRunner.stop()
  }
}

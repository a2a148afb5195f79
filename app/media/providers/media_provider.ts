import type { ApplicationService } from '@adonisjs/core/types'

const JUST_STARTED = { quietSeconds: 0 }
const RUNNING = { quietSeconds: 120 }

/**
 * At the server's start: makes good what a kill -9 left undone, and has the
 * queue do so every few minutes from then on.
 */
export default class MediaProvider {
  constructor(private readonly app: ApplicationService) {}

  /** Not awaited: a database that goes away just now must not end a server that already answers. */
  async ready() {
    if (this.app.getEnvironment() !== 'web') return
    const logger = await this.app.container.make('logger')
    void this.#beginUpkeep().catch((error) => logger.error({ err: error }, 'media upkeep'))
  }

  async #beginUpkeep() {
    const { enqueue } = await import('#app/core/queue/dispatch')
    const { default: ReconcileImages } = await import('#app/media/jobs/reconcile_images')
    const { default: SweepImages } = await import('#app/media/jobs/sweep_images')

    await ReconcileImages.schedule(RUNNING).id('media:reconcile').every('5m')
    await SweepImages.schedule({}).id('media:sweep').every('1h')
    await enqueue(ReconcileImages.dispatch(JUST_STARTED))
    await enqueue(SweepImages.dispatch({}))
  }
}

import type { ApplicationService } from '@adonisjs/core/types'
import type { Module } from '#app/kernel/modules/module'
import { declarations } from '#app/kernel/modules/registry'
import { COMMON_QUEUES } from '#app/kernel/queue/queues'
import { registerSchedules } from '#app/kernel/queue/schedules'

export default class ModulesProvider {
  constructor(private readonly app: ApplicationService) {}

  /** Every module declares before the first one starts: the demo world needs all of them. */
  async start() {
    const modules = await this.#modules()
    const [emitter, logger] = await Promise.all([
      this.app.container.make('emitter'),
      this.app.container.make('logger'),
    ])
    emitter.onError((event, error) =>
      logger.error({ err: error, event: String(event) }, 'listener')
    )
    declarations.run([...COMMON_QUEUES, ...modules.flatMap(({ extensions = [] }) => extensions)])
    if (this.app.getMode() !== 'run') return
    for (const module of modules) await module.start?.(this.app)
  }

  async ready() {
    const modules = await this.#modules()
    // a process that is told to end at once: the database stays until they have ended
    const tasks: Promise<void>[] = []
    this.app.terminating(async () => void (await Promise.allSettled(tasks)))
    for (const module of modules) if (module.stop) this.app.terminating(module.stop)
    if (this.app.getEnvironment() !== 'web') return
    const logger = await this.app.container.make('logger')
    // Not awaited: a database failure at this point must not stop a server that already answers
    // requests.
    for (const task of [registerSchedules, ...modules.map(({ ready }) => ready)]) {
      if (!task) continue
      const fail = (error: unknown) => logger.error({ err: error }, 'start of a module')
      tasks.push(task(this.app).catch(fail))
    }
  }

  async #modules(): Promise<readonly Module[]> {
    const { modules } = await import('#app/modules')
    return modules
  }
}

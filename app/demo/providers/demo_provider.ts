import type { ApplicationService } from '@adonisjs/core/types'

/**
 * Plants the demonstration world at the first start: when nobody has an
 * account yet and the database is the embedded one (`DEMO=0` leaves it out,
 * `DEMO=1` plants it into an empty PostgreSQL too). Comes after the migrations.
 */
export default class DemoProvider {
  constructor(private readonly app: ApplicationService) {}

  async start() {
    if (this.app.getMode() !== 'run' || this.app.getEnvironment() !== 'web') return
    const { default: env } = await import('#start/env')
    if (!env.get('DEMO', !env.get('DATABASE_URL'))) return

    const { default: User } = await import('#app/accounts/models/user')
    if (!(await User.first())) await this.#plant()
  }

  async #plant() {
    const { default: PlantDemo } = await import('#app/demo/actions/plant_demo')
    const started = Date.now()
    process.stdout.write('Planting the demonstration world …\n')
    await new PlantDemo().handle(this.app.makePath('resources/demo/photographs'))
    const seconds = Math.ceil((Date.now() - started) / 1000)
    process.stdout.write(`Planting the demonstration world: ${seconds} s\n`)
  }
}

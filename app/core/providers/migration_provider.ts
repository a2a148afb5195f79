import type { ApplicationService } from '@adonisjs/core/types'
import { migrate } from '#app/core/database/migrate'

/** Brings the database's tables up to date before the server takes its first request. */
export default class MigrationProvider {
  constructor(private readonly app: ApplicationService) {}

  async start() {
    if (this.app.getMode() !== 'run' || this.app.getEnvironment() !== 'web') return
    await migrate(this.app)
  }
}

import type { ApplicationService } from '@adonisjs/core/types'
import { migrate } from '#app/core/database/migrate'

/**
 * Brings the database's tables up to date before the server takes its first
 * request, and before this process's worker asks for jobs: the migrator's lock
 * belongs to one connection, which nobody else may be using then.
 */
export default class MigrationProvider {
  constructor(private readonly app: ApplicationService) {}

  async start() {
    const serves = ['web', 'test'].includes(this.app.getEnvironment())
    if (this.app.getMode() !== 'run' || !serves) return
    await migrate(this.app)
  }
}

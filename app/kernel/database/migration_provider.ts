import type { ApplicationService } from '@adonisjs/core/types'
import { migrate } from '#app/kernel/database/migrate'

/** Migrates first: the migration lock needs the embedded database's only connection. */
export default class MigrationProvider {
  constructor(private readonly app: ApplicationService) {}

  async start() {
    const serves = ['web', 'test'].includes(this.app.getEnvironment())
    if (this.app.getMode() !== 'run' || !serves) return
    await migrate(this.app)
  }
}

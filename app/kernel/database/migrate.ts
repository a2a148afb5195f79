import type { ApplicationService } from '@adonisjs/core/types'
import { MigrationRunner } from '@adonisjs/lucid/migration'

/**
 * An advisory lock lets one process migrate while others wait.
 * @returns names of the migrations that ran
 */
export async function migrate(app: ApplicationService): Promise<string[]> {
  const db = await app.container.make('lucid.db')
  const runner = new MigrationRunner(db, app, { direction: 'up', connectionName: 'postgres' })
  await runner.run()
  if (runner.error) throw runner.error
  return Object.values(runner.migratedFiles)
    .filter((file) => file.status === 'completed')
    .map((file) => file.file.name)
}

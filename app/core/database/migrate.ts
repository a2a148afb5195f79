import type { ApplicationService } from '@adonisjs/core/types'
import { MigrationRunner } from '@adonisjs/lucid/migration'

/**
 * Runs the migrations that have not run yet. Several processes may start at
 * once: an advisory lock lets one do it while the others wait.
 *
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

import type { ApplicationService } from '@adonisjs/core/types'
import { EmbeddedDatabase } from '#app/core/database/embedded_database'

/**
 * Starts the embedded database before anything asks it, and stops it after
 * everything else. Does nothing when `DATABASE_URL` names another.
 */
export default class EmbeddedDatabaseProvider {
  #database?: EmbeddedDatabase

  constructor(private readonly app: ApplicationService) {}

  async boot() {
    const { default: env } = await import('#start/env')
    if (this.app.getMode() !== 'run' || env.get('DATABASE_URL')) return
    this.#database = new EmbeddedDatabase(env.get('STORAGE_PATH'))
    await this.#database.start()
  }

  /** Providers shut down in their order, so Lucid must let go of its connection first. */
  async shutdown() {
    if (!this.#database) return
    const db = await this.app.container.make('lucid.db')
    await db.manager.closeAll()
    await this.#database.stop()
  }
}

import type { ApplicationService } from '@adonisjs/core/types'
import { checkDatabase } from '#app/core/database/check_database'
import { EmbeddedDatabase } from '#app/core/database/embedded_database'

/**
 * Starts the embedded database before anything asks it, and stops it after
 * everything else. Where `DATABASE_URL` names another, sees that it can be used.
 */
export default class EmbeddedDatabaseProvider {
  #database?: EmbeddedDatabase

  constructor(private readonly app: ApplicationService) {}

  async boot() {
    const { default: env } = await import('#start/env')
    if (this.app.getMode() !== 'run') return
    const url = env.get('DATABASE_URL')
    if (url) return checkDatabase(url)
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

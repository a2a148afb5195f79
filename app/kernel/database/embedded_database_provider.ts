import type { ApplicationService } from '@adonisjs/core/types'
import { checkDatabase } from '#app/kernel/database/check_database'

import { EmbeddedDatabase } from '#app/kernel/database/embedded_database'
import { countWrites } from '#app/kernel/database/write_count'

/** Starts the embedded database first and stops it last; checks `DATABASE_URL` if set. */
export default class EmbeddedDatabaseProvider {
  #database?: EmbeddedDatabase

  constructor(private readonly app: ApplicationService) {}

  async boot() {
    const { default: env } = await import('#start/env')
    if (this.app.getMode() !== 'run') return
    const url = env.get('DATABASE_URL')
    if (url) return checkDatabase(url)
    this.#database = new EmbeddedDatabase(env.get('STORAGE_PATH'), env.get('DATABASE_BUFFERS_MB'))
    await this.#database.start()
    const db = await this.app.container.make('lucid.db')
    countWrites(db.connection())
  }

  /** Lucid must release its connection first. */
  async shutdown() {
    if (!this.#database) return
    const db = await this.app.container.make('lucid.db')
    await db.manager.closeAll()
    await this.#database.stop()
  }
}

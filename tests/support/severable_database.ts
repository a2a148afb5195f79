import { PGlite } from '@electric-sql/pglite'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import { EMBEDDED_EXTENSIONS } from '#app/kernel/database/embedded_extensions'
import { freePort } from '#tests/support/free_port'

export class SeverableDatabase {
  #server?: PGLiteSocketServer

  private constructor(
    private readonly db: PGlite,
    private readonly port: number
  ) {}

  static async start(): Promise<SeverableDatabase> {
    const db = await PGlite.create({ extensions: EMBEDDED_EXTENSIONS })
    const database = new SeverableDatabase(db, await freePort())
    await database.mend()
    return database
  }

  get url(): string {
    return `postgres://postgres:postgres@127.0.0.1:${this.port}/postgres`
  }

  async cut(): Promise<void> {
    await this.#server?.stop()
    this.#server = undefined
  }

  async mend(): Promise<void> {
    const { db, port } = this
    this.#server = new PGLiteSocketServer({ db, host: '127.0.0.1', port, maxConnections: 1 })
    await this.#server.start()
  }

  async stop(): Promise<void> {
    await this.cut()
    await this.db.close()
  }
}

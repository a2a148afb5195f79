import { PGlite } from '@electric-sql/pglite'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import { freePort } from '#tests/support/built_server'

/** A PostgreSQL in memory that a test can take away from its clients and give back. */
export class SeverableDatabase {
  #server?: PGLiteSocketServer

  private constructor(
    private readonly db: PGlite,
    private readonly port: number
  ) {}

  static async start(): Promise<SeverableDatabase> {
    const database = new SeverableDatabase(await PGlite.create(), await freePort())
    await database.mend()
    return database
  }

  get url(): string {
    return `postgres://postgres:postgres@127.0.0.1:${this.port}/postgres`
  }

  /** From now on connections break and new ones are refused. */
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

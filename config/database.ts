import env from '#start/env'
import { defineConfig } from '@adonisjs/lucid'
import { embeddedLocation } from '#app/kernel/database/database_location'

const url = env.get('DATABASE_URL')
/** for a free connection */
const acquireTimeoutMillis = env.get('DATABASE_WAIT_SECONDS', 5) * 1000

/**
 * The embedded database has one connection: a query outside an open transaction would wait for
 * itself, and the acquire timeout turns that into an error.
 */
const embedded = {
  connection: {
    host: embeddedLocation(env.get('STORAGE_PATH')).socketFolder,
    port: 5432,
    user: 'postgres',
    password: 'postgres',
    database: 'postgres',
  },
  pool: { min: 1, max: 1, acquireTimeoutMillis, idleTimeoutMillis: 2 ** 31 - 1 },
}

const external = {
  connection: { connectionString: url, connectionTimeoutMillis: 5_000, application_name: 'vesta' },
  pool: { min: 1, max: env.get('DATABASE_POOL', 10), acquireTimeoutMillis },
}

/** Keeps a failed query's bindings, which may be secret, out of the error and the log. */
const withoutValues = { compileSqlOnError: false }

export default defineConfig({
  connection: 'postgres',
  connections: {
    postgres: {
      client: 'pg',
      ...(url ? external : embedded),
      ...withoutValues,
      migrations: { naturalSort: true, paths: ['database/migrations'] },
      schemaGeneration: { enabled: false },
    },
  },
})

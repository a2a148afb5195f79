import env from '#start/env'
import { defineConfig } from '@adonisjs/lucid'
import { embeddedLocation } from '#app/kernel/database/database_location'

const url = env.get('DATABASE_URL')

/**
 * The embedded database answers one connection: whoever queries past an open
 * transaction waits for itself, and the acquire timeout makes that an error.
 */
const embedded = {
  connection: {
    host: embeddedLocation(env.get('STORAGE_PATH')).socketFolder,
    port: 5432,
    user: 'postgres',
    password: 'postgres',
    database: 'postgres',
  },
  pool: { min: 1, max: 1, acquireTimeoutMillis: 5_000, idleTimeoutMillis: 2 ** 31 - 1 },
}

const external = {
  connection: { connectionString: url, connectionTimeoutMillis: 5_000, application_name: 'vesta' },
  pool: { min: 1, max: env.get('DATABASE_POOL', 10), acquireTimeoutMillis: 5_000 },
}

/** The values of a query that fails, which may be secret, stay out of the error and so of the log. */
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

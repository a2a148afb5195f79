import db from '@adonisjs/lucid/services/db'

/**
 * Lets queries wait this long for a free connection while `work` runs: for work before the server
 * listens, where waiting is better than failing and nobody waits for an answer.
 */
export async function withConnectionWait<T>(seconds: number, work: () => Promise<T>): Promise<T> {
  const connection = db.manager.get(db.primaryConnectionName)?.connection
  const usual = connection?.config.pool?.acquireTimeoutMillis
  const wait = (acquireTimeoutMillis: number | undefined) => {
    // pools read it with each query
    if (connection?.pool) Object.assign(connection.pool, { acquireTimeoutMillis })
  }
  wait(seconds * 1000)
  try {
    return await work()
  } finally {
    wait(usual)
  }
}

import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import type { EmbeddedLocation } from './database_location.js'

/**
 * Runs PostgreSQL (WebAssembly) beside the server's own thread and answers the
 * ordinary wire protocol on a private socket. Says `ready` when it does, ends
 * with a clean shutdown when told `stop`.
 */
const location = workerData as EmbeddedLocation
const port = parentPort!

const db = await PGlite.create({ dataDir: location.dataPath })
const server = new PGLiteSocketServer({ db, path: location.socketPath, maxConnections: 1 })
await server.start()

port.on('message', async () => {
  await server.stop()
  await db.close()
  port.postMessage('stopped')
})
port.postMessage('ready')

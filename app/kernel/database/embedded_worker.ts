import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import { EMBEDDED_EXTENSIONS } from './embedded_extensions.js'
import type { EmbeddedLocation } from './database_location.js'

/** PostgreSQL (WebAssembly) on a private socket. Posts `ready`; shuts down on `stop`. */
const location = workerData as EmbeddedLocation
const port = parentPort!

const db = await PGlite.create({
  dataDir: location.dataPath,
  extensions: EMBEDDED_EXTENSIONS,
})
const server = new PGLiteSocketServer({ db, path: location.socketPath, maxConnections: 1 })
await server.start()

port.on('message', async () => {
  await server.stop()
  await db.close()
  port.postMessage('stopped')
})
port.postMessage('ready')

import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import { EMBEDDED_EXTENSIONS } from './embedded_extensions.js'
import type { EmbeddedSettings } from './embedded_database.js'

/** PostgreSQL (WebAssembly) on a private socket. Posts `ready`; shuts down on `stop`. */
const { dataPath, socketPath, bufferMegabytes } = workerData as EmbeddedSettings
const port = parentPort!

const db = await PGlite.create({
  dataDir: dataPath,
  extensions: EMBEDDED_EXTENSIONS,
  startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${bufferMegabytes}MB`],
})
const server = new PGLiteSocketServer({ db, path: socketPath, maxConnections: 1 })
await server.start()

port.on('message', async () => {
  await server.stop()
  await db.close()
  port.postMessage('stopped')
})
port.postMessage('ready')

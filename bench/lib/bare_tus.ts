import { createServer } from 'node:http'
import { FileStore } from '@tus/file-store'
import { Server } from '@tus/server'

/** The upper bound for uploads: `@tus/server` alone, without accounts, rows or checks. */
const [, , folder, port] = process.argv
const tus = new Server({ path: '/files', datastore: new FileStore({ directory: folder }) })
createServer((request, response) => void tus.handle(request, response)).listen(
  Number(port),
  '127.0.0.1',
  () => process.send?.('listening')
)

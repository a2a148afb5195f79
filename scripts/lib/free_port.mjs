import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Below those that systems give to outgoing connections: Linux from 32,768, macOS from 49,152. */
const [FIRST, LAST] = [20_000, 32_000]

/** A free port on this machine, which no outgoing connection takes before it is used. */
export async function freePort() {
  const port = randomInt(FIRST, LAST)
  return (await isFree(port)) ? port : freePort()
}

function isFree(port) {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', (error) => (error.code === 'EADDRINUSE' ? resolve(false) : reject(error)))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}

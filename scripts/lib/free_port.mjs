import { randomInt } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'

/** Below those that systems give to outgoing connections: Linux from 32,768, macOS from 49,152. */
const [FIRST, LAST] = [20_000, 32_000]
const CLAIMS = join(tmpdir(), `vesta-ports-${userInfo().uid}`)

/**
 * A free port on this machine, which no outgoing connection takes before it is used. It stays this
 * process's: another one that chose it meanwhile would be asked in its place, and answer.
 */
export async function freePort() {
  mkdirSync(CLAIMS, { recursive: true })
  for (;;) {
    const port = randomInt(FIRST, LAST)
    if (claim(port) && (await isFree(port))) return port
  }
}

function claim(port) {
  const file = join(CLAIMS, String(port))
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    if (!isOfLiving(file)) rmSync(file, { force: true })
    return false
  }
}

function isOfLiving(file) {
  try {
    return process.kill(Number(readFileSync(file, 'utf8')), 0)
  } catch {
    return false
  }
}

function isFree(port) {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', (error) => (error.code === 'EADDRINUSE' ? resolve(false) : reject(error)))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}

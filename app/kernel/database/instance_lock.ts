import { connect, createServer, type Server } from 'node:net'
import { unlink } from 'node:fs/promises'
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { tmpdir } from 'node:os'
import { StartError } from '#app/kernel/boot/start_error'

/**
 * Ensures that only one process uses an embedded database. The lock is a listening socket, which
 * the kernel frees even after a crash. Outside Linux, a stale socket file is detected because
 * nothing answers on it.
 */
export class InstanceLock {
  #server?: Server

  constructor(private readonly folder: string) {}

  async acquire(): Promise<void> {
    const name = this.#name()
    try {
      this.#server = await listen(name)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
      if (await answers(name)) {
        throw new StartError(
          `Another vesta already uses the storage folder ${this.folder}; stop it or choose another with STORAGE_PATH.`
        )
      }
      await unlink(name)
      this.#server = await listen(name)
    }
    this.#server.unref()
  }

  release(): Promise<void> {
    return new Promise((resolve) =>
      this.#server ? this.#server.close(() => resolve()) : resolve()
    )
  }

  #name(): string {
    const id = `vesta-${createHash('sha256').update(this.folder).digest('hex').slice(0, 24)}`
    if (process.platform === 'linux') return `\0${id}`
    if (process.platform === 'win32') return `\\\\.\\pipe\\${id}`
    return join(tmpdir(), `${id}.lock`)
  }
}

function listen(name: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.end())
    server.once('error', reject)
    server.listen(name, () => resolve(server))
  })
}

function answers(name: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(name)
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}

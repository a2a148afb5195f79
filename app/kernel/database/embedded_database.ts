import { chmod, mkdir, rm } from 'node:fs/promises'
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { threadFile } from '#app/kernel/threads/thread'
import { embeddedLocation, type EmbeddedLocation } from './database_location.js'
import { InstanceLock } from './instance_lock.js'

export interface EmbeddedSettings extends EmbeddedLocation {
  /** PostgreSQL's `shared_buffers`; a start prepares all of them, which takes 4 ms each */
  bufferMegabytes: number
}

/** PostgreSQL's own default */
const BUFFER_MEGABYTES = 128

/** Runs PostgreSQL in a worker thread and holds its folder's lock. Serves one connection. */
export class EmbeddedDatabase {
  readonly location: EmbeddedLocation
  readonly #lock: InstanceLock
  #worker?: Worker

  constructor(
    storagePath: string,
    private readonly bufferMegabytes = BUFFER_MEGABYTES
  ) {
    this.location = embeddedLocation(storagePath)
    this.#lock = new InstanceLock(this.location.dataPath)
  }

  /** @throws StartError if another process owns the folder */
  async start(): Promise<void> {
    await this.#lock.acquire()
    const { dataPath, socketFolder } = this.location
    await mkdir(dataPath, { recursive: true, mode: 0o700 })
    await rm(socketFolder, { recursive: true, force: true })
    await mkdir(socketFolder, { recursive: true, mode: 0o700 })
    await chmod(socketFolder, 0o700)

    this.#worker = new Worker(threadFile(import.meta.url, 'embedded_worker'), {
      workerData: {
        ...this.location,
        bufferMegabytes: this.bufferMegabytes,
      } satisfies EmbeddedSettings,
    })
    this.#worker.unref()
    await once(this.#worker, 'message')
  }

  async stop(): Promise<void> {
    if (this.#worker) {
      const stopped = once(this.#worker, 'message')
      this.#worker.postMessage('stop')
      await stopped
      await this.#worker.terminate()
    }
    await rm(this.location.socketFolder, { recursive: true, force: true })
    await this.#lock.release()
  }
}

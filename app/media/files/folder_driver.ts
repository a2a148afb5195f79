import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm, rmdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Readable } from 'node:stream'
import { FSDriver } from '@adonisjs/drive/drivers/fs'
import type { FSDriverOptions } from '@adonisjs/drive/drivers/fs/types'

/** Files still being written. */
export const UNFINISHED_FILE_ENDING = '.unfinished'

/**
 * Writes files atomically: synced under a temporary name, then renamed, so that a crash or full
 * disk leaves no partial file.
 */
export class FolderDriver extends FSDriver {
  readonly root: string

  constructor(options: FSDriverOptions) {
    super(options)
    const { location } = options
    this.root = typeof location === 'string' ? location : fileURLToPath(location)
  }

  override put(key: string, contents: string | Uint8Array): Promise<void> {
    return this.#write(key, contents)
  }

  override putStream(key: string, contents: Readable): Promise<void> {
    return this.#write(key, contents)
  }

  override async delete(key: string): Promise<void> {
    await super.delete(key)
    await this.#prune(dirname(join(this.root, key)))
  }

  /** On the same file system, so that renaming works. */
  protected async unfinishedPath(): Promise<string> {
    const folder = join(this.root, UNFINISHED_FILE_ENDING)
    await mkdir(folder, { recursive: true })
    return join(folder, randomUUID())
  }

  async #write(key: string, contents: string | Uint8Array | Readable): Promise<void> {
    const unfinished = await this.unfinishedPath()
    try {
      await writeFile(unfinished, contents, { flush: true })
      await this.#moveInto(join(this.root, key), unfinished)
    } finally {
      await rm(unfinished, { force: true })
    }
  }

  /** Retries if a deletion removed the folder in the meantime. */
  async #moveInto(path: string, unfinished: string, tries = 3): Promise<void> {
    await mkdir(dirname(path), { recursive: true })
    try {
      await rename(unfinished, path)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || tries <= 1) throw error
      await this.#moveInto(path, unfinished, tries - 1)
    }
  }

  async #prune(folder: string): Promise<void> {
    if (!folder.startsWith(this.root) || folder === this.root) return
    try {
      await rmdir(folder)
    } catch {
      return
    }
    await this.#prune(dirname(folder))
  }
}

import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rm, stat, utimes } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import env from '#start/env'
import { FolderDriver } from '#app/media/files/folder_driver'
import { openFile, storageDisk } from '#app/media/files/stored_files'
import { initKey, segmentKey, type RenditionName } from '#app/videos/video_files'

const FOLDER = resolve(env.get('STORAGE_PATH'), 'processing')

const SIGN_OF_LIFE_MS = 30_000
const ABANDONED_AFTER_MS = 10 * 60_000

/** A temporary folder for one video. What is made lies in `made`, the uploaded file beside it. */
export class Workbench implements AsyncDisposable {
  readonly made: string
  readonly #timer: NodeJS.Timeout

  private constructor(private readonly folder: string) {
    this.made = join(folder, 'made')
    this.#timer = setInterval(() => void this.#touch(), SIGN_OF_LIFE_MS).unref()
  }

  static async open(): Promise<Workbench> {
    const folder = join(FOLDER, randomUUID())
    await mkdir(join(folder, 'made'), { recursive: true, mode: 0o700 })
    return new Workbench(folder)
  }

  fileOf(name: string): string {
    return join(this.made, name)
  }

  /**
   * A file of Drive as a path: itself where Drive is a folder, otherwise a copy.
   * @throws Error if it is gone
   */
  async source(key: string): Promise<string> {
    const { driver } = await storageDisk()
    if (driver instanceof FolderDriver) return join(driver.root, key)
    const path = join(this.folder, 'source')
    await append(path, key, 'w')
    return path
  }

  /** A rendition, or one segment of it, as one file. */
  async rendition(
    folder: string,
    name: RenditionName,
    segments: number[],
    signal: AbortSignal
  ): Promise<string> {
    const path = join(this.folder, `${name}.mp4`)
    await append(path, initKey(folder, name), 'w')
    for (const segment of segments) {
      signal.throwIfAborted()
      await append(path, segmentKey(folder, name, segment), 'a')
    }
    return path
  }

  async [Symbol.asyncDispose](): Promise<void> {
    clearInterval(this.#timer)
    await rm(this.folder, { recursive: true, force: true })
  }

  async #touch(): Promise<void> {
    const now = new Date()
    await utimes(this.folder, now, now).catch(() => {})
  }
}

/** @param isAlone no other process can be using such a folder */
export async function sweepWorkbenches(isAlone: boolean): Promise<void> {
  const names = await readdir(FOLDER).catch(() => [])
  for (const name of names) {
    const path = join(FOLDER, name)
    const seen = await stat(path).catch(() => null)
    if (seen && (isAlone || Date.now() - seen.mtimeMs > ABANDONED_AFTER_MS)) {
      await rm(path, { recursive: true, force: true })
    }
  }
}

async function append(path: string, key: string, flags: 'w' | 'a'): Promise<void> {
  const stream: Readable | null = await openFile(key)
  if (!stream) throw new Error(`${key} is missing`)
  await pipeline(stream, createWriteStream(path, { flags }))
}

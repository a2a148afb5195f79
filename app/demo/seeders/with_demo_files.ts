import { join } from 'node:path'
import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile, readdir, stat } from 'node:fs/promises'
import pLimit from 'p-limit'
import { PHOTOGRAPHS, type Photograph } from '#app/demo/data/photographs'
import { VIDEOS, type DemoVideo } from '#app/demo/data/walkthroughs'
import { prepareImage } from '#app/media/prepare_image'
import { storageDisk } from '#app/media/files/stored_files'
import type ImageContent from '#app/media/image_content'
import type Video from '#app/videos/video'
import { videoFolder } from '#app/videos/video_files'

export type Contents = ReadonlyMap<Photograph, ImageContent>

/** Fewer than may wait for their turn. */
const MAX_PREPARED_AT_ONCE = 8

/**
 * Stores every photo once and holds claims until `use` ends, so that one transaction can write all
 * rows.
 * @param folder where the photos are
 */
export async function withDemoPhotos<T>(
  folder: string,
  use: (contents: Contents) => Promise<T>
): Promise<T> {
  const inTurn = pLimit(MAX_PREPARED_AT_ONCE)
  const contents = new Map<Photograph, ImageContent>()
  const loans: Promise<void>[] = []
  const over = Promise.withResolvers<void>()

  const lend = async (name: Photograph) => {
    const lent = Promise.withResolvers<void>()
    const loan = prepareImage(join(folder, `${name}.jpg`), async (content) => {
      contents.set(name, content)
      lent.resolve()
      await over.promise
    })
    loans.push(loan)
    await Promise.race([lent.promise, loan])
  }
  try {
    const names = Object.keys(PHOTOGRAPHS) as Photograph[]
    await Promise.all(names.map((name) => inTurn(lend, name)))
    return await use(contents)
  } finally {
    inTurn.clearQueue()
    over.resolve()
    await Promise.allSettled(loans)
  }
}

const FACTS = 'video.json'

type Facts = Pick<
  Video,
  | 'durationMs'
  | 'width'
  | 'height'
  | 'hasAudio'
  | 'renditions'
  | 'storyboard'
  | 'mp4Bytes'
  | 'storedBytes'
>

/** What the row of a processed video says, with its files in Drive. */
export type ProcessedVideo = Facts & Pick<Video, 'folder'>
export type ProcessedVideos = ReadonlyMap<DemoVideo, ProcessedVideo>

/**
 * Stores the files of every video, and removes them again if `use` fails.
 * @param folder with a folder per video, as `scripts/render_demo_videos.ts` writes it
 */
export async function withDemoVideos<T>(
  folder: string,
  use: (videos: ProcessedVideos) => Promise<T>
): Promise<T> {
  const videos = new Map<DemoVideo, ProcessedVideo>()
  try {
    for (const name of Object.keys(VIDEOS) as DemoVideo[]) {
      const facts: Facts = JSON.parse(await readFile(join(folder, name, FACTS), 'utf8'))
      const video = { ...facts, folder: randomUUID() }
      videos.set(name, video)
      await storeFiles(join(folder, name), video.folder)
    }
    return await use(videos)
  } catch (error) {
    const disk = await storageDisk()
    for (const video of videos.values()) await disk.deleteAll(videoFolder(video.folder))
    throw error
  }
}

async function storeFiles(from: string, folder: string): Promise<void> {
  const disk = await storageDisk()
  for (const name of await readdir(from, { recursive: true })) {
    const path = join(from, name)
    const file = await stat(path)
    if (!file.isFile() || name === FACTS) continue
    const key = `${videoFolder(folder)}/${name}`
    await disk.putStream(key, createReadStream(path), { contentLength: file.size })
  }
}

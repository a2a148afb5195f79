import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type User from '#app/accounts/user'
import { readableSlug } from '#app/common/readable_slug'
import { storeImage } from '#app/media/tests/store_image'
import { putFile } from '#app/media/files/stored_files'
import { placeholderOf } from '#app/media/imaging/normalize_image'
import Video from '#app/videos/video'
import { requireBox } from '#app/videos/engine/mp4_boxes'
import { videoFolder, type Rendition, type Storyboard } from '#app/videos/video_files'
import { withEmbeddedFiles } from '#tests/support/embedded_files'

const FIXTURE = join(import.meta.dirname, '../../app/videos/tests/fixtures/ready')

/** Six seconds of a pool with a hum, in three segments. */
const PICTURE: Rendition = {
  name: '360p',
  codecs: 'avc1.4D401E',
  bandwidth: 210_000,
  width: 640,
  height: 360,
  segmentSeconds: [2, 2, 2],
  bytes: 141_511,
}

const SOUND: Rendition = {
  name: 'audio',
  codecs: 'mp4a.40.2',
  bandwidth: 36_000,
  width: 0,
  height: 0,
  segmentSeconds: [2.005333, 2.005333, 1.980667],
  bytes: 26_916,
}

const STORYBOARD: Storyboard = {
  sheets: 1,
  columns: 3,
  rows: 2,
  tileWidth: 160,
  tileHeight: 90,
  intervalMs: 1000,
}

export const READY_SECONDS = 6

interface ReadyVideo {
  title?: string
  /** by default a picture that other videos have too, maybe public ones */
  poster?: Buffer
}

/** A ready video with its files in Drive, for tests that share the product's process. */
export async function createReadyVideo(
  owner: User,
  { title = 'The pool', poster }: ReadyVideo = {}
): Promise<Video> {
  const source = poster ?? (await readFile(join(FIXTURE, 'poster.jpg')))
  const image = await storeImage({ source, owner, purpose: 'video' })
  const video = await Video.create({
    ...readyRow(title),
    userId: owner.id,
    posterImageId: image.id,
  })
  for (const name of await fixtureFiles()) {
    await putFile(`${videoFolder(video.folder)}/${name}`, await readFile(join(FIXTURE, name)))
  }
  return video.refresh()
}

interface Length {
  /** how often the six seconds follow each other */
  rounds: number
  /** of each segment of pictures, which is padded */
  segmentBytes: number
}

/** Ready videos in the storage folder of a stopped server, by title. Returns their ids in that order. */
export async function seedReadyVideos(
  storage: string,
  handle: string,
  titles: string[],
  length: Length | null = null
): Promise<number[]> {
  const poster = await readFile(join(FIXTURE, 'poster.jpg'))
  const hash = createHash('sha256').update(poster).digest('hex')
  await storeIn(storage, `images/${hash.slice(0, 2)}/${hash}/original.jpg`, poster)
  const placeholder = await placeholderOf(poster)
  return withEmbeddedFiles(storage, async (db) => {
    const ids: number[] = []
    await db.query(
      `insert into image_contents (hash, width, height, original_file, original_bytes, placeholder,
         status, created_at, updated_at)
       values ($1, 640, 360, 'original.jpg', $2, $3, 'ready', now(), now()) on conflict do nothing`,
      [hash, poster.length, placeholder]
    )
    for (const title of titles) {
      const row = length ? longRow(title, length) : readyRow(title)
      for (const name of await fixtureFiles()) {
        const file = await readFile(join(FIXTURE, name))
        const files = length ? await lengthened(name, file, length) : [{ name, file }]
        for (const each of files) {
          await storeIn(storage, `${videoFolder(row.folder)}/${each.name}`, each.file)
        }
      }
      const { rows } = await db.query<{ id: number }>(
        `with owner as (select id from users where handle = $1),
           poster as (insert into images (user_id, content_hash, purpose, is_private, uses,
               unused_since, created_at, updated_at)
             select id, $2, 'video', true, 1, null, now(), now() from owner returning id)
         insert into videos (user_id, slug, title, status, progress, folder, duration_ms, width,
           height, has_audio, renditions, storyboard, stored_bytes, poster_image_id, created_at,
           updated_at)
         select owner.id, $3, $4, 'ready', 100, $5, $6, 640, 360, true, $7, $8, $9, poster.id,
           now(), now()
         from owner, poster returning id`,
        [
          handle,
          hash,
          row.slug,
          title,
          row.folder,
          row.durationMs,
          JSON.stringify(row.renditions),
          JSON.stringify(row.storyboard),
          row.storedBytes,
        ]
      )
      ids.push(rows[0].id)
    }
    return ids
  })
}

function readyRow(title: string) {
  return {
    title,
    slug: readableSlug(title, 'video'),
    folder: randomUUID() as string,
    status: 'ready' as const,
    progress: 100,
    durationMs: READY_SECONDS * 1000,
    width: 640,
    height: 360,
    hasAudio: true,
    renditions: [SOUND, PICTURE],
    storyboard: STORYBOARD,
    storedBytes: PICTURE.bytes + SOUND.bytes,
  }
}

function longRow(title: string, { rounds, segmentBytes }: Length) {
  const repeated = ({ segmentSeconds }: Rendition) =>
    Array.from({ length: rounds }, () => segmentSeconds).flat()
  const segmentSeconds = repeated(PICTURE)
  const bytes = segmentBytes * segmentSeconds.length
  const bandwidth = (segmentBytes * 8) / 2
  const picture = { ...PICTURE, segmentSeconds, bytes, bandwidth }
  const row = readyRow(title)
  return {
    ...row,
    durationMs: row.durationMs * rounds,
    renditions: [{ ...SOUND, segmentSeconds: repeated(SOUND) }, picture],
    storedBytes: bytes,
  }
}

/** A segment once for each round, as late and as large as it should be; other files as they are. */
async function lengthened(name: string, file: Buffer, { rounds, segmentBytes }: Length) {
  const [, folder, number] = /^(\w+)\/seg_(\d+)\.m4s$/.exec(name) ?? []
  if (!folder) return [{ name, file }]
  const { segmentSeconds } = folder === 'audio' ? SOUND : PICTURE
  const roundSeconds = segmentSeconds.reduce((sum, seconds) => sum + seconds, 0)
  const init = await readFile(join(FIXTURE, folder, 'init.mp4'))
  const { start } = requireBox(init, 'moov/trak/mdia/mdhd')
  const timescale = init.readUInt32BE(start + (init.readUInt8(start) === 1 ? 20 : 12))
  return Array.from({ length: rounds }, (_, round) => {
    const later = Buffer.from(file)
    delay(later, Math.round(round * roundSeconds * timescale))
    const at = round * segmentSeconds.length + Number(number)
    return {
      name: `${folder}/seg_${String(at).padStart(5, '0')}.m4s`,
      file: folder === 'audio' ? later : padded(later, segmentBytes),
    }
  })
}

function delay(segment: Buffer, by: number): void {
  const { start } = requireBox(segment, 'moof/traf/tfdt')
  const at = start + 4
  if (segment.readUInt8(start) === 1) {
    segment.writeBigUInt64BE(segment.readBigUInt64BE(at) + BigInt(by), at)
  } else {
    segment.writeUInt32BE(segment.readUInt32BE(at) + by, at)
  }
}

/** With a box that players skip. */
function padded(segment: Buffer, bytes: number): Buffer {
  const padding = Buffer.alloc(bytes - segment.length)
  padding.writeUInt32BE(padding.length)
  padding.write('free', 4, 'latin1')
  return Buffer.concat([segment, padding])
}

/** Besides the poster, which is an image. */
async function fixtureFiles(): Promise<string[]> {
  const entries = await readdir(FIXTURE, { recursive: true })
  return entries.filter((name) => /\.(mp4|m4s)$|^storyboard/.test(name))
}

async function storeIn(storage: string, key: string, file: Buffer): Promise<void> {
  const path = join(storage, 'files', key)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, file)
}

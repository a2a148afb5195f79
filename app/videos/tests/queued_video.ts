import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type User from '#app/accounts/user'
import { transaction } from '#app/kernel/database/transaction'
import { putFile, storageDisk } from '#app/media/files/stored_files'
import { withContent } from '#app/media/image'
import { createVideo } from '#app/videos/change_video'
import { queueProcessing } from '#app/videos/processing/queue_processing'
import Video from '#app/videos/video'
import { videoFolder } from '#app/videos/video_files'
import { eventually } from '#tests/support/eventually'

export function fixture(name: string): Promise<Buffer> {
  return readFile(`app/videos/tests/fixtures/${name}`)
}

/** A video whose upload has just ended. */
export async function queueVideo(
  user: User,
  content: Uint8Array,
  given: Partial<Pick<Video, 'posterTimeMs'>> = {}
): Promise<Video> {
  const sourceKey = `video_uploads/${randomUUID()}`
  await putFile(sourceKey, content)
  return transaction(async (trx) => {
    const video = await createVideo({ user, trx })
    await queueProcessing({ trx }, video.merge({ sourceKey, ...given }))
    return video
  })
}

/** Waits as long as its processing makes progress; once it is ready, for its source to go. */
export async function settledVideo({ id }: Pick<Video, 'id'>): Promise<Video> {
  const find = () => Video.query().where('id', id).preload('poster', withContent).firstOrFail()
  return eventually(
    async () => {
      const video = await find()
      const isReady = video.status === 'ready' && video.sourceKey === null
      return (isReady || video.status === 'failed') && video
    },
    {
      within: 90_000,
      progress: async () => (await find()).progress,
      what: () => `video ${id} to be processed`,
    }
  )
}

/** Names of its files in Drive, such as `360p/init.mp4`. */
export async function madeFiles({ folder }: Pick<Video, 'folder'>): Promise<string[]> {
  const disk = await storageDisk()
  const prefix = videoFolder(folder)
  const { objects } = await disk.listAll(prefix, { recursive: true }).catch(() => ({ objects: [] }))
  return [...objects]
    .flatMap((object) => ('key' in object ? [object.key.slice(prefix.length + 1)] : []))
    .toSorted()
}

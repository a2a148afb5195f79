import 'reflect-metadata'
import { createReadStream } from 'node:fs'
import { cp, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { Ignitor } from '@adonisjs/core'
import { APP_ROOT, importer } from '../bin/ignite.js'
import { loadedImage, withContent } from '#app/media/image'

/**
 * Makes the demo world's videos from a folder of MP4s with the product's own processing. Run
 * `STORAGE_PATH=$(mktemp -d) NODE_ENV=test node --import=@poppinss/ts-exec
 * scripts/render_demo_videos.ts <folder>` from the project's folder and commit the result.
 */
const [sources] = process.argv.slice(2)
const TARGET = resolve('resources/demo/videos')
const POSTERS = resolve('resources/demo/photographs/videos')

const app = new Ignitor(APP_ROOT, { importer })
  .tap((booting) =>
    booting.booting(async () => {
      await import('#start/env')
    })
  )
  .createApp('test')
await app.init()
await app.boot()
await app.start(async () => {
  await mkdir(POSTERS, { recursive: true })
  for (const file of await readdir(sources)) await render(join(sources, file))
})
await app.terminate()

async function render(path: string): Promise<void> {
  const { transaction } = await import('#app/kernel/database/transaction')
  const { storageDisk } = await import('#app/media/files/stored_files')
  const { videoRunner } = await import('#app/videos/processing/video_runner')
  const { queueProcessing } = await import('#app/videos/processing/queue_processing')
  const { createVideo } = await import('#app/videos/change_video')
  const { default: Video } = await import('#app/videos/video')
  const { default: User } = await import('#app/accounts/user')

  const name = basename(path, '.mp4')
  const owner = await User.updateOrCreate(
    { handle: 'renderer' },
    { email: 'renderer@vesta.test', name: 'Renderer', type: 'member' }
  )
  const sourceKey = `videos/sources/${name}.mp4`
  const { size } = await stat(path)
  const disk = await storageDisk()
  await disk.putStream(sourceKey, createReadStream(path), { contentLength: size })
  const { id } = await transaction(async (trx) => {
    const video = await createVideo({ user: owner, trx }, { title: name, sizeBytes: size })
    video.sourceKey = sourceKey
    await queueProcessing({ trx }, video)
    return video
  })
  await videoRunner.work()
  const video = await Video.query().where({ id }).preload('poster', withContent).firstOrFail()
  if (video.status !== 'ready') throw new Error(`${name}: ${video.error}`)

  await rm(join(TARGET, name), { recursive: true, force: true })
  const files = resolve(process.env.STORAGE_PATH ?? '', 'files')
  await cp(join(files, 'videos', video.folder), join(TARGET, name), { recursive: true })
  const { hash, originalFile } = loadedImage(video.poster).content
  await cp(
    join(files, 'images', hash.slice(0, 2), hash, originalFile),
    join(POSTERS, `${name}.jpg`)
  )
  const { durationMs, width, height, hasAudio, renditions, storyboard, mp4Bytes, storedBytes } =
    video
  const facts = {
    durationMs,
    width,
    height,
    hasAudio,
    renditions,
    storyboard,
    mp4Bytes,
    storedBytes,
  }
  await writeFile(join(TARGET, name, 'video.json'), `${JSON.stringify(facts, null, 2)}\n`)
  console.log(name, originalFile, Math.round(storedBytes / 1000), 'kB')
}

import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { AVSEEK_FLAG_BACKWARD, Decoder, FilterAPI, Scaler, type Frame } from 'node-av'
import { posterFilter, storyboardFilter } from '#app/videos/engine/recipe/filters'
import { posterSize } from '#app/videos/engine/recipe/poster_size'
import { videoFaults } from '#app/videos/engine/video_fault'
import type { PosterOrder, StoryboardOrder } from '#app/videos/engine/video_engine'
import { drain } from './drain.js'
import { openSource, pictureOf, secondsOf } from './open_source.js'

const JPEG = { quality: 85 }

export async function takePoster({ source, probed, atMs, file }: PosterOrder): Promise<void> {
  await using input = await openSource(source)
  const stream = pictureOf(input)
  using decoder = await Decoder.create(stream, { exitOnError: false })
  if (atMs > 0) await input.seek(atMs / 1000, -1, AVSEEK_FLAG_BACKWARD)
  using filter = FilterAPI.create(posterFilter(probed, posterSize(probed), { turns: true }))
  let last: Frame | null = null
  for await (const frame of decoder.frames(input.packets(stream.index))) {
    if (!frame) break
    last?.[Symbol.dispose]()
    last = frame
    if (secondsOf(stream, frame.pts) * 1000 + 1 >= atMs) break
  }
  if (!last) throw videoFaults.damaged()
  using chosen = last
  await filter.process(chosen)
  await filter.flush()
  using scaler = new Scaler()
  for await (const frame of drain(() => filter.receive())) {
    return writeFile(file, await scaler.toJpeg(frame, JPEG))
  }
  throw videoFaults.damaged()
}

export async function makeStoryboard({ source, storyboard, folder }: StoryboardOrder) {
  await using input = await openSource(source)
  const stream = pictureOf(input)
  using decoder = await Decoder.create(stream, { options: { skip_frame: 'nokey' } })
  using filter = FilterAPI.create(storyboardFilter(storyboard), { framerate: stream.avgFrameRate })
  using scaler = new Scaler()
  let sheet = 0
  const frames = decoder.frames(input.packets(stream.index))
  for await (using frame of filter.frames(frames)) {
    if (!frame) continue
    const file = join(folder, `storyboard_${sheet++}.jpg`)
    await writeFile(file, await scaler.toJpeg(frame, JPEG))
  }
}

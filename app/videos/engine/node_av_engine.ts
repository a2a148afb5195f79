import { FFmpegError, Demuxer, Muxer, type Packet, type Stream } from 'node-av'
import { makeAudio } from '#app/videos/engine/node_av_audio'
import { makePictures, makeStoryboard, takePoster } from '#app/videos/engine/node_av_pictures'
import { probeWithNodeAv, streamSecondsOf } from '#app/videos/engine/node_av_source'
import type {
  AudioOrder,
  Mp4Order,
  OnShare,
  PicturesOrder,
  PosterOrder,
  StoryboardOrder,
  VideoOperations,
} from '#app/videos/engine/video_engine'
import { videoFaults } from '#app/videos/engine/video_fault'

/** FFmpeg's libraries, installed by npm. */
export class NodeAvEngine implements VideoOperations {
  constructor(private readonly onShare: OnShare) {}

  probe(source: string) {
    return blameFile(() => probeWithNodeAv(source))
  }

  makeAudio(order: AudioOrder) {
    return blameFile(() => makeAudio(order, this.onShare))
  }

  makePictures(order: PicturesOrder) {
    return blameFile(() => makePictures(order, this.onShare))
  }

  takePoster(order: PosterOrder) {
    return blameFile(() => takePoster(order))
  }

  makeStoryboard(order: StoryboardOrder) {
    return makeStoryboard(order)
  }

  makeMp4(order: Mp4Order) {
    return makeMp4(order)
  }
}

/** Of the machine, not of the file: no space, quota, memory. */
const OF_MACHINE = /No space left|quota|Cannot allocate/i

async function blameFile<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    if (error instanceof FFmpegError && !OF_MACHINE.test(error.message)) throw videoFaults.damaged()
    throw error
  }
}

interface Lane {
  stream: Stream
  index: number
  packets: AsyncIterator<Packet | null>
  next: Packet | null
  /** of its first packet: pictures that are decoded ahead begin later, sound doesn't */
  startPts: bigint
}

/** Both inputs are read side by side, so that little is kept in memory. */
async function makeMp4({ pictures, audio, file }: Mp4Order): Promise<void> {
  const options = { movflags: '+faststart', fflags: '+bitexact' }
  await using muxer = await Muxer.open(file, { format: 'mp4', options })
  await using disposed = new AsyncDisposableStack()
  const lanes: Lane[] = []
  for (const path of [pictures, ...(audio ? [audio] : [])]) {
    const input = disposed.use(await Demuxer.open(path))
    const [stream] = input.streams
    const packets = input.packets(stream.index)
    lanes.push({ stream, index: muxer.addStream(stream), packets, next: null, startPts: 0n })
  }
  for (const lane of lanes) {
    await advance(lane)
    lane.startPts = lane.next?.pts ?? 0n
  }
  for (;;) {
    const waiting = lanes.filter(({ next }) => next)
    if (!waiting.length) return
    const lane = waiting.reduce((first, other) => (timeOf(other) < timeOf(first) ? other : first))
    using packet = lane.next
    if (packet) {
      packet.pts -= lane.startPts
      packet.dts -= lane.startPts
    }
    await muxer.writePacket(packet, lane.index)
    await advance(lane)
  }
}

function timeOf({ stream, next }: Lane): number {
  return next ? streamSecondsOf(stream, next.dts) : Infinity
}

async function advance(lane: Lane): Promise<void> {
  const { value, done } = await lane.packets.next()
  lane.next = done ? null : value
}

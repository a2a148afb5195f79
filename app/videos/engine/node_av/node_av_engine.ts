import { FFmpegError } from 'node-av'
import { videoFaults } from '#app/videos/engine/video_fault'
import type {
  AudioOrder,
  Mp4Order,
  OnShare,
  PicturesOrder,
  PosterOrder,
  StoryboardOrder,
  VideoOperations,
} from '#app/videos/engine/video_engine'
import { makeAudio } from './make_audio.js'
import { makeMp4 } from './make_mp4.js'
import { makePictures } from './make_pictures.js'
import { makeStoryboard, takePoster } from './make_stills.js'
import { probeWithNodeAv } from './probe.js'

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

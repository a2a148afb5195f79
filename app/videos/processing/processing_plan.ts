import type { ChildEngine } from '#app/videos/engine/child_engine'
import { ladderOf } from '#app/videos/engine/ladder'
import type { PictureTarget, ProbedVideo } from '#app/videos/engine/video_engine'
import type Video from '#app/videos/video'
import type { RenditionName } from '#app/videos/video_files'

type Picture = Omit<PictureTarget, 'file'>

/** What is still to be made of a video. */
export interface ProcessingPlan {
  needsPoster: boolean
  needsAudio: boolean
  /** The first plays while the others are made, together, of one decoding. */
  pictures: Picture[][]
  needsStoryboard: boolean
  needsMp4: boolean
}

export function planProcessing(
  video: Video,
  probed: ProbedVideo,
  { canEncode }: Pick<ChildEngine, 'canEncode'>
): ProcessingPlan {
  const isMade = (name: RenditionName) => video.renditions.some((one) => one.name === name)
  const ladder = ladderOf(probed)
  const pictures = canEncode ? ladder : asItIs(ladder, probed)
  const [first, ...others] = pictures.map((picture) => (isMade(picture.name) ? [] : [picture]))
  return {
    needsPoster: canEncode && !video.posterImageId,
    needsAudio: probed.hasAudio && !isMade('audio'),
    pictures: [first, others.flat()].filter((group) => group.length > 0),
    needsStoryboard: canEncode && !video.storyboard,
    needsMp4: video.mp4Bytes === null,
  }
}

function asItIs(ladder: Picture[], { width, height }: ProbedVideo): Picture[] {
  return ladder.slice(-1).map(({ name }) => ({ name, width, height }))
}

/** The sharpest up to 720p, to be sent to people. */
export function sharedRendition<Named extends { name: RenditionName }>(made: Named[]): Named {
  const order: RenditionName[] = ['720p', '360p', '1080p']
  const found = order.map((name) => made.find((one) => one.name === name)).find(Boolean)
  if (!found) throw new Error('No rendition to share')
  return found
}

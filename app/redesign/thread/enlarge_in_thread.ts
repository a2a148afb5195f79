import type { Upscaler } from '#app/redesign/hosted/hosted_engine'
import { designThread } from './design_thread.js'
import { received } from './received.js'

/** of the longer side, px: larger images need no upscaling */
const MAX_SIDE_PX = 2048

export const enlargeInThread: Upscaler = async (picture, { signal, onProgress }) => {
  if (Math.max(picture.width, picture.height) > MAX_SIDE_PX) return picture
  const answer = await designThread.run(
    'enlarge',
    { picture: picture.data },
    { signal, onProgress: (_stage, share) => onProgress(share) }
  )
  return received(answer)
}

import type { Upscaler } from '../hosted/hosted_engine.js'
import { designThread } from './design_thread.js'
import { received } from './received.js'

/** of the longer side, px: what is drawn larger is large enough */
const MOST_SIDE = 2048

/** Makes what another service drew twice as large, in the designs' thread. */
export const enlargeInThread: Upscaler = async (picture, { signal, onProgress }) => {
  if (Math.max(picture.width, picture.height) > MOST_SIDE) return picture
  const answer = await designThread.run(
    'enlarge',
    { picture: picture.data },
    { signal, onProgress: (_stage, share) => onProgress(share) }
  )
  return received(answer)
}

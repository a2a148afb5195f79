import {
  AV_CODEC_ID_NONE,
  AV_DISPOSITION_ATTACHED_PIC,
  AVMEDIA_TYPE_VIDEO,
  Demuxer,
  type Stream,
} from 'node-av'
import { DECODERS, FORMATS } from '#app/videos/engine/recipe/accepted'
import { videoFaults } from '#app/videos/engine/video_fault'

/**
 * Opens a file, and nothing it may refer to.
 * @throws VideoFault if it isn't a video
 */
export async function openSource(path: string): Promise<Demuxer> {
  try {
    return await Demuxer.open(path, {
      options: {
        protocol_whitelist: 'file',
        format_whitelist: FORMATS,
        codec_whitelist: DECODERS,
      },
    })
  } catch {
    throw videoFaults.format()
  }
}

/** @throws VideoFault if there is none */
export function pictureOf(input: Demuxer): Stream {
  const stream = input.streams.find(
    ({ codecpar, disposition }) =>
      codecpar.codecType === AVMEDIA_TYPE_VIDEO && !(disposition & AV_DISPOSITION_ATTACHED_PIC)
  )
  if (!stream) throw videoFaults.noPicture()
  if (stream.codecpar.codecId === AV_CODEC_ID_NONE) throw videoFaults.codec()
  return stream
}

/** Seconds from the start of the file. */
export function secondsOf(
  { timeBase }: { timeBase: { num: number; den: number } },
  time: bigint
): number {
  return (Number(time) * timeBase.num) / timeBase.den
}

import {
  EncodedAudioPacketSource,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  type InputAudioTrack,
  type InputVideoTrack,
  type Output,
} from 'mediabunny'
import { videoFaults } from '#app/videos/engine/video_fault'

/** Adds a track; the returned function copies it, once the output has started. */
export async function copyPictures(
  track: InputVideoTrack,
  output: Output,
  maximumPacketCount?: number
): Promise<() => Promise<void>> {
  const source = new EncodedVideoPacketSource('avc')
  const decoderConfig = (await track.getDecoderConfig()) ?? undefined
  if (!decoderConfig) throw videoFaults.damaged()
  output.addVideoTrack(source, { maximumPacketCount })
  return async () => {
    for await (const packet of new EncodedPacketSink(track).packets()) {
      await source.add(packet, { decoderConfig })
    }
    source.close()
  }
}

/** Like `copyPictures`. */
export async function copySound(
  track: InputAudioTrack,
  output: Output,
  maximumPacketCount?: number
): Promise<() => Promise<void>> {
  const source = new EncodedAudioPacketSource('aac')
  const decoderConfig = (await track.getDecoderConfig()) ?? undefined
  if (!decoderConfig) throw videoFaults.damaged()
  output.addAudioTrack(source, { maximumPacketCount })
  return async () => {
    for await (const packet of new EncodedPacketSink(track).packets()) {
      await source.add(packet, { decoderConfig })
    }
    source.close()
  }
}

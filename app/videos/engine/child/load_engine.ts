import type { EngineSetting } from '#app/videos/engine/choose_engine'
import type { OnShare, VideoOperations } from '#app/videos/engine/video_engine'

/** Each engine is loaded only where it is used. */
export async function loadEngine(
  setting: EngineSetting,
  onShare: OnShare
): Promise<VideoOperations> {
  if (setting.name === 'ffmpeg') {
    const { FfmpegEngine } = await import('#app/videos/engine/ffmpeg/ffmpeg_engine')
    return new FfmpegEngine(setting, onShare)
  }
  if (setting.name === 'node-av') {
    const { NodeAvEngine } = await import('#app/videos/engine/node_av/node_av_engine')
    return new NodeAvEngine(onShare)
  }
  const { MediabunnyEngine } = await import('#app/videos/engine/mediabunny/mediabunny_engine')
  return new MediabunnyEngine()
}

import { ChildEngine } from '#app/videos/engine/child_engine'
import { findFfmpeg, hasNodeAv } from '#app/videos/engine/choose_engine'

/** The engines on this machine that encode. */
export async function encodingEngines(): Promise<ChildEngine[]> {
  const ffmpeg = await findFfmpeg(process.env.FFMPEG_PATH)
  const nodeAv = (await hasNodeAv()) ? { name: 'node-av' as const } : null
  return [ffmpeg, nodeAv].flatMap((setting) => (setting ? [new ChildEngine(setting)] : []))
}

export const repackager = () => new ChildEngine({ name: 'mediabunny' })

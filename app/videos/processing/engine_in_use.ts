import env from '#start/env'
import { ChildEngine } from '#app/videos/engine/child_engine'
import { chooseEngine } from '#app/videos/engine/choose_engine'

let current: Promise<ChildEngine> | undefined

/** Chosen on first use; a failed attempt is retried. */
export function videoEngineInUse(): Promise<ChildEngine> {
  current ??= choose().catch((error: unknown) => {
    current = undefined
    throw error
  })
  return current
}

async function choose(): Promise<ChildEngine> {
  const setting = await chooseEngine({
    engine: env.get('VIDEO_ENGINE'),
    ffmpegPath: env.get('FFMPEG_PATH'),
  })
  return new ChildEngine(setting)
}

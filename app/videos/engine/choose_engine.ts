import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { EngineName } from './video_engine.js'

/** What a child needs to load an engine. */
export type EngineSetting =
  { name: 'ffmpeg'; ffmpeg: string; ffprobe: string } | { name: Exclude<EngineName, 'ffmpeg'> }

interface Wishes {
  /** instead of the first that is there */
  engine?: EngineName
  /** instead of the one on the PATH */
  ffmpegPath?: string
}

const MAX_ANSWER_MS = 20_000

const run = promisify(execFile)

/** The best engine that is there: `ffmpeg`, else `node-av`, else `mediabunny`, which can't encode. */
export async function chooseEngine({ engine, ffmpegPath }: Wishes): Promise<EngineSetting> {
  if (engine === 'mediabunny') return { name: 'mediabunny' }
  if (engine === 'node-av') return { name: 'node-av' }
  const ffmpeg = await findFfmpeg(ffmpegPath)
  if (ffmpeg) return ffmpeg
  if (engine === 'ffmpeg') {
    throw new Error('VIDEO_ENGINE is ffmpeg, but there is none with libx264 and ffprobe beside it.')
  }
  return { name: (await hasNodeAv()) ? 'node-av' : 'mediabunny' }
}

export async function findFfmpeg(path?: string): Promise<EngineSetting | null> {
  const ffmpeg = path ?? 'ffmpeg'
  const beside = path ? join(dirname(path), 'ffprobe') : 'ffprobe'
  const ffprobe = path && !existsSync(beside) ? 'ffprobe' : beside
  try {
    const { stdout } = await run(ffmpeg, ['-hide_banner', '-encoders'], { timeout: MAX_ANSWER_MS })
    await run(ffprobe, ['-version'], { timeout: MAX_ANSWER_MS })
    return /\blibx264\b/.test(stdout) ? { name: 'ffmpeg', ffmpeg, ffprobe } : null
  } catch {
    return null
  }
}

/** Asks another process: a binary made for another machine could end this one. */
export async function hasNodeAv(): Promise<boolean> {
  const load = `await import('node-av'); process.exit(0)`
  try {
    await run(process.execPath, ['--input-type=module', '-e', load], {
      timeout: MAX_ANSWER_MS,
      cwd: import.meta.dirname,
    })
    return true
  } catch {
    return false
  }
}

import { fork, type ChildProcess } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import { threadFile } from '#app/kernel/threads/thread'
import type { EngineSetting } from '#app/videos/engine/choose_engine'
import type { OnShare, ProbedVideo, EngineOrder } from '#app/videos/engine/video_engine'
import { VideoFault } from '#app/videos/engine/video_fault'
import { watchChild, type ChildLimits } from '#app/videos/engine/watch_child'

/** Requests go first. */
const NICENESS = 10

/** If memory runs out, the system ends these first, not the server. */
const OUT_OF_MEMORY_SCORE = '800'

const MAX_ERROR_CHARACTERS = 2_000

/** None of the server's secrets. */
const INHERITED = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'LD_LIBRARY_PATH', 'MALLOC_ARENA_MAX']

interface Run {
  signal: AbortSignal
  limits: ChildLimits
  onShare?: OnShare
}

/**
 * Does one operation in a process of its own, with low priority and limits. Aborting kills it and
 * what it started.
 * @throws VideoFault, the signal's reason, or Error if it ended in another way
 */
export async function runInChild(
  message: ToChild,
  { signal, limits, onShare }: Run
): Promise<ProbedVideo | null> {
  signal.throwIfAborted()
  const child = start()
  const { promise, resolve, reject } = Promise.withResolvers<ProbedVideo | null>()
  const closed = new Promise((close) => child.once('close', close))
  let said = ''
  child.stderr?.on('data', (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-MAX_ERROR_CHARACTERS)
  })
  child.on('message', (answer: FromChild) => {
    if (answer.kind === 'share') onShare?.(answer.share)
    else if (answer.kind === 'done') resolve(answer.probed)
    else if (answer.kind === 'fault') reject(new VideoFault(answer.message, answer.isOfFile))
    else reject(new Error(answer.message))
  })
  child.once('error', reject)
  child.once('close', (code, by) =>
    reject(new Error(`The video engine ended: ${by ?? code} ${said}`))
  )
  const stopWatching = watchChild(child.pid ?? 0, limits, reject)
  const abort = () => reject(signal.reason)
  signal.addEventListener('abort', abort, { once: true })
  child.send(message, (error) => error && reject(error))
  try {
    return await promise
  } finally {
    stopWatching()
    signal.removeEventListener('abort', abort)
    endGroup(child)
    await closed
  }
}

function start(): ChildProcess {
  const file = threadFile(import.meta.url, 'engine_worker')
  const child = fork(file, {
    execArgv: file.pathname.endsWith('.ts')
      ? ['--no-warnings', '--import=@poppinss/ts-exec']
      : ['--no-warnings'],
    env: Object.fromEntries(INHERITED.map((name) => [name, process.env[name]])),
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    detached: true,
  })
  if (child.pid) lowerPriority(child.pid)
  return child
}

function lowerPriority(pid: number): void {
  try {
    setPriority(pid, NICENESS)
    writeFileSync(`/proc/${pid}/oom_score_adj`, OUT_OF_MEMORY_SCORE)
  } catch {
    // It has ended, or the system has no such setting.
  }
}

/** The child leads its own group, with what it started. */
function endGroup({ pid }: ChildProcess): void {
  if (!pid) return
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL')
  } catch {
    // It has ended.
  }
}

export interface ToChild {
  setting: EngineSetting
  work: EngineOrder
}

export type FromChild =
  | { kind: 'share'; share: number }
  | { kind: 'done'; probed: ProbedVideo | null }
  | { kind: 'fault'; message: string; isOfFile: boolean }
  | { kind: 'error'; message: string }

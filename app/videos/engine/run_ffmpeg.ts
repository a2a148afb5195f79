import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

/** Address space of one run; its real memory is watched from outside. */
const MAX_ADDRESS_KIB = 8 * 1024 ** 2

const MAX_ERROR_CHARACTERS = 20_000

const LIMITED = `ulimit -v ${MAX_ADDRESS_KIB} 2>/dev/null; exec "$0" "$@"`

interface Run {
  args: string[]
  /** called with the time its output has reached, if it has `-progress pipe:1` */
  onTime?: (milliseconds: number) => void
}

/** A run that ended badly, with the last it said. */
export class FfmpegFailure extends Error {
  override name = 'FfmpegFailure'

  constructor(
    readonly said: string,
    readonly signal: NodeJS.Signals | null
  ) {
    super(`ffmpeg: ${signal ?? ''} ${said.slice(-500)}`)
  }

  /** Not the file's fault. */
  get isOfMachine(): boolean {
    return this.signal === 'SIGKILL' || /No space left|Disk quota|Cannot allocate/.test(this.said)
  }
}

/**
 * Runs `ffmpeg` or `ffprobe`.
 * @returns what it wrote: its output, and its messages
 * @throws FfmpegFailure
 */
export async function runFfmpeg(
  program: string,
  { args, onTime }: Run
): Promise<{ output: string; said: string }> {
  const child = spawn('/bin/sh', ['-c', LIMITED, program, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  const output: string[] = []
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-MAX_ERROR_CHARACTERS)
  })
  createInterface(child.stdout).on('line', (line) => {
    const [, microseconds] = /^out_time_us=(\d+)/.exec(line) ?? []
    if (!onTime) output.push(line)
    else if (microseconds) onTime(Number(microseconds) / 1000)
  })
  const { promise, resolve, reject } = Promise.withResolvers<NodeJS.Signals | number>()
  child.once('error', reject).once('close', (code, signal) => resolve(signal ?? code ?? 1))
  const ended = await promise
  if (ended === 0) return { output: output.join('\n'), said }
  throw new FfmpegFailure(said, typeof ended === 'string' ? ended : null)
}

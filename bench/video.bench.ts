import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { setTimeout as pause } from 'node:timers/promises'
import { residentBytes } from '#app/videos/engine/watch_child'
import { ladderOf } from '#app/videos/engine/ladder'
import { BuiltServer } from '#tests/support/built_server'
import { VideoCustomer } from '#tests/support/video_customer'
import { Visitor } from '#tests/support/visitor'
import { cpuSeconds } from './lib/cpu_seconds.js'
import { percentile } from './lib/percentile.js'
import { Report } from './lib/report.js'

/**
 * 30 s of 1080p, as phones record it, through the whole ladder: from the end of the upload to the
 * last file, next to one plain `ffmpeg` command that makes the same renditions of one decoding.
 * Meanwhile, another person opens pages. `VIDEO_ENGINE` chooses the engine.
 */
const SECONDS = 30
const SIZE = { width: 1920, height: 1080 }
const REQUEST_EVERY_MS = 50
/** Rarely, as asking costs what is measured. */
const ASK_EVERY_MS = 1000
const MIB = 1024 ** 2

const run = promisify(execFile)
const report = new Report('video')
const folder = await mkdtemp(join(tmpdir(), 'vesta-video-'))
const source = join(folder, 'source.mp4')

await generate()
const plain = await measurePlain()
const ours = await measureOurs()
await rm(folder, { recursive: true, force: true })

report.add('plain ffmpeg', plain.seconds, 's')
report.add('plain ffmpeg, CPU', plain.cpu, 's')
report.add('vesta, from the upload’s end to ready', ours.seconds, 's')
report.add('vesta, CPU', ours.cpu, 's')
report.add('vesta, until it can be watched', ours.playableSeconds, 's')
report.add('time, vesta by plain', ours.seconds / plain.seconds, '×')
report.add('CPU, vesta by plain', ours.cpu / plain.cpu, '×')
report.add('peak memory of the engine', ours.peakBytes / MIB, 'MB')
report.add('other requests meanwhile, p50', percentile(ours.requests, 0.5), 'ms')
report.add('other requests meanwhile, p99', percentile(ours.requests, 0.99), 'ms')
await report.write()

/** At the bit rate of a phone, with noise, which is hard to decode and encode. */
async function generate(): Promise<void> {
  const picture = `testsrc2=s=${SIZE.width}x${SIZE.height}:r=30:d=${SECONDS},noise=alls=8:allf=t`
  await run('ffmpeg', [
    ...['-v', 'error', '-y', '-f', 'lavfi', '-i', picture],
    ...['-f', 'lavfi', '-i', `anoisesrc=c=pink:a=0.1:d=${SECONDS}`],
    ...['-c:v', 'libx264', '-preset', 'veryfast', '-b:v', '17M', '-pix_fmt', 'yuv420p'],
    ...['-c:a', 'aac', '-movflags', '+faststart', source],
  ])
}

async function measurePlain() {
  const rungs = ladderOf(SIZE)
  const split = `[0:v]split=${rungs.length}${rungs.map((_, at) => `[s${at}]`).join('')}`
  const scaled = rungs.map(({ width, height }, at) => `[s${at}]scale=${width}:${height}[o${at}]`)
  const rates = ['900k', '3000k', '5500k']
  const fragments = ['-movflags', '+cmaf+empty_moov+frag_keyframe', '-f', 'mp4']
  const outputs = rungs.flatMap(({ name }, at) => [
    ...['-map', `[o${at}]`, '-c:v', 'libx264', '-preset', 'veryfast', '-crf', '23'],
    ...['-profile:v', 'high', '-maxrate', rates[at], '-bufsize', rates[at], '-g', '60'],
    ...['-keyint_min', '60', '-sc_threshold', '0', ...fragments, join(folder, `${name}.mp4`)],
  ])
  const audio = ['-map', '0:a', '-c:a', 'aac', '-b:a', '128k', ...fragments]
  const graph = [split, ...scaled].join(';')
  const began = { at: performance.now(), cpu: cpuSeconds(process.pid) }
  await run('ffmpeg', [
    ...['-v', 'error', '-y', '-i', source, '-filter_complex', graph, ...outputs],
    ...[...audio, join(folder, 'audio.mp4')],
  ])
  return {
    seconds: (performance.now() - began.at) / 1000,
    cpu: cpuSeconds(process.pid) - began.cpu,
  }
}

async function measureOurs() {
  const server = await BuiltServer.create({ env: { DEMO: '1' } })
  await server.start()
  const pid = server.pid!
  const visitor = new Visitor(server.url)
  await visitor.register('filmer', server.storage)
  const customer = new VideoCustomer(visitor, ASK_EVERY_MS)
  const content = new Uint8Array(await readFile(source))
  const { id } = await customer.upload(content)
  const began = { at: performance.now(), cpu: cpuSeconds(pid) }
  const isOver = new AbortController()
  const requests = openPages(server.url, isOver.signal)
  const peak = watchMemory(pid, isOver.signal)

  const isPlayable = ({ sources }: { sources: object[] }) => sources.length > 0
  await customer.reached(id, isPlayable, 'something to watch')
  const playableSeconds = (performance.now() - began.at) / 1000
  const { status, error } = await customer.ended(id)
  const seconds = (performance.now() - began.at) / 1000
  const cpu = cpuSeconds(pid) - began.cpu
  isOver.abort()
  const figures = { requests: await requests, peakBytes: await peak }
  await server.remove()
  if (status !== 'ready') throw new Error(`The video is ${status}: ${error}`)
  return { seconds, cpu, playableSeconds, ...figures }
}

/** @returns how long each took, in ms */
async function openPages(url: string, signal: AbortSignal): Promise<number[]> {
  const took: number[] = []
  while (!signal.aborted) {
    const began = performance.now()
    await (await fetch(url)).arrayBuffer()
    took.push(performance.now() - began)
    await pause(REQUEST_EVERY_MS)
  }
  return took
}

/** Of everything the server has started. */
async function watchMemory(pid: number, signal: AbortSignal): Promise<number> {
  const own = async () =>
    Number(/^VmRSS:\s+(\d+)/m.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024
  let peak = 0
  while (!signal.aborted) {
    peak = Math.max(peak, (await residentBytes(pid)) - (await own()))
    await pause(200)
  }
  return peak
}

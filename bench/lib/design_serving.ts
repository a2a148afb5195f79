import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { BuiltServer } from '#tests/support/built_server'
import { DesignCustomer } from '#tests/support/design_customer'
import { Visitor } from '#tests/support/visitor'
import { percentile } from './percentile.js'
import type { Report } from './report.js'

const PAUSE_MS = 20
const QUIET_REQUESTS = 200

/** Polling interval; the page itself gets events instead. */
const LOOK_MS = 250
const MAX_DESIGN_MS = 180_000

/**
 * Orders a 1536×1024 photo from the built product and waits for the high-res image, including its
 * structure score: once with networks still to load, then again. During a third design, measures
 * the latency of other requests, compared with an idle server.
 * @returns seconds of the first two designs
 */
export async function measureServing(report: Report, photograph: Buffer): Promise<number[]> {
  const server = await BuiltServer.create({ env: { WELCOME_CREDITS: '3' } })
  try {
    await server.start()
    const visitor = new Visitor(server.url)
    await visitor.register('dweller', server.storage)
    const customer = new DesignCustomer(visitor)
    const seconds: number[] = []
    for (const which of ['first', 'next']) {
      const { ended, cpuSeconds } = await orderOne(customer, server.pid!, photograph)
      seconds.push(ended)
      report.add(`ordered from the server, ${which} design`, ended, 's')
      report.add(`ordered from the server, ${which} design, CPU`, cpuSeconds, 'CPU s')
    }
    report.add('peak memory of the server', peakMemory(server.pid!), 'MB')
    await measureOthers(report, server, () => orderOne(customer, server.pid!, photograph))
    return seconds
  } finally {
    await server.remove()
  }
}

/** Orders a design and waits for it, then for its variants, which are made afterward. */
async function orderOne(customer: DesignCustomer, pid: number, photograph: Buffer) {
  const start = performance.now()
  const before = processorSeconds(pid)
  const design = await customer.order(photograph)
  const ended = await secondsUntil(start, async () => {
    const { status } = await customer.show(design)
    if (status === 'failed') throw new Error('The design failed')
    return status === 'completed'
  })
  const cpuSeconds = processorSeconds(pid) - before
  await secondsUntil(start, async () => {
    const { image, high_res_image: highRes } = await customer.show(design)
    return [image, highRes].every((picture) => picture?.variants.length)
  })
  return { ended, cpuSeconds }
}

async function secondsUntil(start: number, isSo: () => Promise<boolean>): Promise<number> {
  while (!(await isSo())) {
    if (performance.now() - start > MAX_DESIGN_MS) throw new Error('It took too long')
    await pause(LOOK_MS)
  }
  return (performance.now() - start) / 1000
}

async function measureOthers(
  report: Report,
  server: BuiltServer,
  order: () => Promise<unknown>
): Promise<void> {
  const other = new Visitor(server.url)
  const quiet: number[] = []
  while (quiet.length < QUIET_REQUESTS) quiet.push(await ask(other))
  const meanwhile: number[] = []
  let isOver = false
  const ordered = order().finally(() => (isOver = true))
  while (!isOver) meanwhile.push(await ask(other))
  await ordered
  report.add('other requests meanwhile', meanwhile.length, '')
  report.add('other requests meanwhile, p99', percentile(meanwhile, 0.99), 'ms')
  report.add('other requests meanwhile, median', percentile(meanwhile, 0.5), 'ms')
  report.add('the same when nothing is designed, p99', percentile(quiet, 0.99), 'ms')
}

/** @returns milliseconds of a request that uses the database */
async function ask(visitor: Visitor): Promise<number> {
  await pause(PAUSE_MS)
  const start = performance.now()
  const answer = await visitor.get('/health/ready')
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
  await answer.arrayBuffer()
  return performance.now() - start
}

/** Linux counts in hundredths of a second. */
function processorSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')
  return (Number(fields[11]) + Number(fields[12])) / 100
}

/** MB */
function peakMemory(pid: number): number {
  const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1000
}

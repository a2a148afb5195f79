import { Agent } from 'node:http'
import { test } from '@japa/runner'
import fc from 'fast-check'
import { Actors } from '#tests/support/fuzz/actors'
import { campaign, reportOf } from '#tests/support/fuzz/campaign'
import { faultsOf, leaks } from '#tests/support/fuzz/judge'
import { unclean } from '#tests/support/fuzz/log'
import { rawExchange, type RawExchange } from '#tests/support/fuzz/raw_requests'
import { requestAt, targets, type FuzzRequest } from '#tests/support/fuzz/requests'
import { send, type FuzzAnswer } from '#tests/support/fuzz/send'
import { sendRaw } from '#tests/support/fuzz/send_raw'
import { createWorld, ROLES, type World } from '#tests/support/fuzz/world'
import { rounds } from '#tests/support/rounds'

/** At least one for each route and role. */
const COUNT = rounds('FUZZ_REQUESTS', { few: targets().length * ROLES.length, soak: 20_000 })
const SEED = Number(process.env.FUZZ_SEED ?? 20_260_101)
const RAW_COUNT = Math.ceil(COUNT / 10)
const LANES = 6
/** milliseconds per request, on a busy machine */
const MAX_ANSWER_MS = 300

test.group('Hostile requests', (group) => {
  let world: World
  group.setup(async () => {
    world = await createWorld()
    return () => world.close()
  })

  test('break nothing and show nothing, on every route and in every role', async ({ assert }) => {
    const all = targets()
    const base = new URL(world.server.url)
    const agent = new Agent()
    const lanes = Array.from({ length: LANES }, () => new Actors(world))
    const answered = new Map<string, number>()
    const saidBefore = world.server.output.length

    const probe = async (index: number, lane: number) => {
      const bare = requestAt(index, SEED, all, world.ids)
      const request = await lanes[lane].dress(bare)
      const outcome = await send(base, request, agent).catch((error: Error) => error)
      lanes[lane].after(request)
      if (outcome instanceof Error) {
        return { request: lineOf(request), faults: [`no answer: ${outcome.message}`] }
      }
      const key = `${request.role} ${Math.floor(outcome.status / 100)}xx`
      answered.set(key, (answered.get(key) ?? 0) + 1)
      const faults = faultsOf(request, outcome, world.canaries)
      return { request: `${lineOf(request)} → ${resultOf(outcome)}`, faults }
    }
    const findings = await campaign({
      count: COUNT,
      lanes: LANES,
      probe,
      isAlive: () => world.server.isRunning,
    })
    agent.destroy()

    const told = world.server.output.slice(saidBefore)
    if (process.env.FUZZ_STATS) process.stderr.write(`${JSON.stringify([...answered])}\n`)
    const entries = unclean(told)
    assert.lengthOf(findings, 0, [reportOf(findings, SEED), ...entries].join('\n'))
    assert.isTrue(world.server.isRunning, entries.join('\n'))
    assert.deepEqual(entries, [], `Repeat with FUZZ_SEED=${SEED}.`)
    const ready = await fetch(`${world.server.url}/health/ready`)
    assert.equal(ready.status, 200)
    for (const role of ROLES) assert.isAbove(answered.get(`${role} 2xx`) ?? 0, COUNT / 60)
  }).timeout(60_000 + COUNT * MAX_ANSWER_MS)

  test('break nothing when they are no requests at all', async ({ assert }) => {
    const owner = await world.enter('owner')
    const { realtime } = await owner.sharedProps()
    const exchanges = rawExchange(owner.credentials(), realtime.key)
    const base = new URL(world.server.url)
    const saidBefore = world.server.output.length

    const probe = async (index: number) => {
      const [exchange] = fc.sample(exchanges, { seed: SEED + index, numRuns: 1 })
      const heard = await sendRaw(base, exchange).catch((error: Error) => error)
      if (heard instanceof Error) {
        return { request: rawLineOf(exchange), faults: [`no end: ${heard.message}`] }
      }
      const text = heard.toString('latin1')
      const ours = text.match(/^HTTP\/1\.1 5\d\d.*/gm) ?? []
      return { request: rawLineOf(exchange), faults: [...leaks(text, world.canaries), ...ours] }
    }
    const findings = await campaign({
      count: RAW_COUNT,
      lanes: LANES,
      probe,
      isAlive: () => world.server.isRunning,
    })

    const entries = unclean(world.server.output.slice(saidBefore))
    assert.lengthOf(findings, 0, [reportOf(findings, SEED), ...entries].join('\n'))
    assert.isTrue(world.server.isRunning, entries.join('\n'))
    assert.deepEqual(entries, [], `Repeat with FUZZ_SEED=${SEED}.`)
    assert.isTrue((await fetch(`${world.server.url}/health/ready`)).ok)
  }).timeout(60_000 + RAW_COUNT * MAX_ANSWER_MS)
})

function rawLineOf({ chunks, ending }: RawExchange): string {
  const text = Buffer.concat(chunks).toString('latin1')
  return `${JSON.stringify(text.slice(0, 400))} (${text.length} bytes), ${ending}`
}

function lineOf({ role, method, path, headers, body }: FuzzRequest): string {
  const sent = Object.entries(headers)
    .filter(([name]) => !['cookie', 'x-xsrf-token'].includes(name))
    .map(([name, value]) => `${name}: ${value.slice(0, 60)}`)
  const start = body ? body.subarray(0, 120).toString('latin1') : ''
  return `${role} ${method} ${path.slice(0, 160)} [${sent.join(' | ')}] ${JSON.stringify(start)}`
}

function resultOf({ status, body }: FuzzAnswer): string {
  return `${status} ${body.subarray(0, 200).toString().replaceAll(/\s+/g, ' ')}`
}

import { setTimeout as pause } from 'node:timers/promises'
import { BuiltServer } from '#tests/support/built_server'
import { Visitor } from '#tests/support/visitor'
import { percentile } from './lib/percentile.js'
import { Report } from './lib/report.js'

/**
 * A list of homes imported into the built product on the embedded database: as new homes, again
 * with other prices, and again unchanged; and what somebody else waits for meanwhile. Argument:
 * rows (20,000).
 */
const [size = '20000'] = process.argv.slice(2)
const ROWS = Number(size)
const LOOK_MS = 500
const PAUSE_MS = 20
const QUIET_REQUESTS = 100

const TOWNS = [
  ['Portofino', 'Liguria', 'Italy'],
  ['Santa Barbara', 'California', 'United States'],
  ['San Sebastián', 'País Vasco', 'Spain'],
  ['Boulder', 'Colorado', 'United States'],
  ['Wien', 'Wien', 'Austria'],
  ['Saint-Tropez', 'Provence-Alpes-Côte d’Azur', 'France'],
  ['Cascais', 'Lisboa', 'Portugal'],
]
const WORDS = 'A quiet home with a view over the water, rebuilt by its owners room by room. '

function listOf(raise: number): string {
  const lines = Array.from({ length: ROWS }, (_, at) => {
    const [town, state, country] = TOWNS[at % TOWNS.length]!
    const price = 300_000 + 1000 * (at % 900) + raise
    const text = WORDS.repeat(1 + (at % 6))
    return `B-${at},Home ${at},${price},EUR,villa,"${text}",Main Street ${at},${town},${state},${country},${1 + (at % 6)},2,${80 + (at % 300)},Pool|Garden|Terrace`
  })
  return `id,title,price,currency,type,description,address,town,state,country,beds,baths,living area (sqm),features\n${lines.join('\n')}\n`
}

interface Answer {
  import: { id: number; status: string; created: number; updated: number; failed: number }
}

const report = new Report('imports')
const server = await (await BuiltServer.create()).start()
try {
  const realtor = new Visitor(server.url)
  await realtor.register('importer', server.storage)
  const other = new Visitor(server.url)
  await other.register('reader', server.storage)

  const quiet: number[] = []
  while (quiet.length < QUIET_REQUESTS) quiet.push(await ask(other, quiet.length))
  report.add('other requests while nothing is imported, p99', percentile(quiet, 0.99), 'ms')
  await measure('new', listOf(0))
  await measure('with other prices', listOf(5000))
  await measure('unchanged', listOf(5000))
  await report.write()

  async function measure(which: string, list: string) {
    const meanwhile: number[] = []
    let isOver = false
    const began = performance.now()
    const imported = importAll(realtor, list).finally(() => (isOver = true))
    while (!isOver) meanwhile.push(await ask(other, meanwhile.length))
    const { sent, ended } = await imported
    report.add(`${ROWS} ${which}, sent`, sent - began, 'ms')
    report.add(`${ROWS} ${which}, imported`, (1000 * ROWS) / (ended - began), 'rows/s')
    report.add(`${ROWS} ${which}, other requests, median`, percentile(meanwhile, 0.5), 'ms')
    report.add(`${ROWS} ${which}, other requests, p99`, percentile(meanwhile, 0.99), 'ms')
    report.add(`${ROWS} ${which}, other requests, longest`, Math.max(...meanwhile), 'ms')
  }
} finally {
  await server.remove()
}

async function importAll(realtor: Visitor, list: string) {
  const form = new FormData()
  form.set('file', new Blob([list]), 'homes.csv')
  const answer = await realtor.send('POST', '/api/build/imports', form)
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
  const { id } = ((await answer.json()) as Answer).import
  const sent = performance.now()
  for (;;) {
    await pause(LOOK_MS)
    const { status, failed } = await stateOf(realtor, id)
    if (failed) throw new Error(`${failed} rows failed`)
    if (status === 'completed') return { sent, ended: performance.now() }
  }
}

/** As its page reads it. */
async function stateOf(realtor: Visitor, id: number) {
  const headers = { 'accept': 'text/html', 'x-requested-with': '' }
  const page = await realtor.send('GET', `/build/imports/${id}`, undefined, headers)
  const [, json] = /data-page="app"[^>]*>(.*?)<\/script>/s.exec(await page.text()) ?? []
  if (!json) throw new Error(`No page: ${page.status}`)
  return (JSON.parse(json) as { props: Answer }).props.import
}

/** @returns milliseconds of a request that uses the database: to look, to search, to write */
async function ask(visitor: Visitor, round: number): Promise<number> {
  await pause(PAUSE_MS)
  const start = performance.now()
  const path = ['/health/ready', '/api/search/properties?bedrooms=3', '/chats'][round % 3]!
  const answer = await visitor.get(path)
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  await answer.arrayBuffer()
  return performance.now() - start
}

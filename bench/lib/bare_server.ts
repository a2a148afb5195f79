import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import pg from 'pg'
import { EmbeddedDatabase } from '#app/kernel/database/embedded_database'

/**
 * The upper bound for the product: bare `node:http` and `pg`. `/json` runs the page's own SQL and
 * stringifies the page's own object; `/html` sends the page's own bytes, compressed with Brotli.
 */
interface Given {
  port: number
  queries: { text: string; values: unknown[] }[]
  page: object
  /** in base64 */
  html: string
  databaseUrl?: string
  storage: string
}

const given: Given = JSON.parse(readFileSync(process.argv[2], 'utf8'))
const pool = await connect()
const html = Buffer.from(given.html, 'base64')
const queries = given.queries.map(({ text, values }) => ({ text: numbered(text), values }))

/** Lucid's `?` as PostgreSQL's `$1`, `$2` … */
function numbered(text: string): string {
  let count = 0
  return text.replace(/\?/g, () => `$${++count}`)
}

async function connect(): Promise<pg.Pool> {
  if (given.databaseUrl) return new pg.Pool({ connectionString: given.databaseUrl, max: 10 })
  const embedded = new EmbeddedDatabase(given.storage)
  await embedded.start()
  const host = embedded.location.socketFolder
  return new pg.Pool({ host, user: 'postgres', database: 'postgres', max: 1, idleTimeoutMillis: 0 })
}

async function answerJson(): Promise<string> {
  for (const query of queries) await pool.query(query)
  return JSON.stringify(given.page)
}

createServer(async (request, response) => {
  if (request.url === '/html') {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.setHeader('content-encoding', 'br').end(html)
  } else {
    const body = await answerJson()
    response.setHeader('content-type', 'application/json').end(body)
  }
}).listen(given.port, '127.0.0.1', () => process.send?.('ready'))

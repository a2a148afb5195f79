import { randomBytes } from 'node:crypto'
import type { RealtimeApp } from '#app/realtime/protocol/realtime_app'
import { BuiltServer } from '#tests/support/built_server'

export interface Pair {
  servers: [BuiltServer, BuiltServer]
  app: RealtimeApp
}

let opened: Promise<Pair> | undefined

/** Shared by the suite, started once. @throws Error without `DATABASE_URL` and `REDIS_URL` */
export function serverPair(): Promise<Pair> {
  return (opened ??= openPair())
}

export async function closePair(): Promise<void> {
  for (const server of (await opened)?.servers ?? []) await server.remove()
}

async function openPair(): Promise<Pair> {
  const { DATABASE_URL, REDIS_URL } = process.env
  if (!DATABASE_URL || !REDIS_URL) {
    throw new Error('The suite scale needs DATABASE_URL and REDIS_URL: see .ci/run')
  }
  const app = { id: 'pair', key: randomBytes(8).toString('hex'), secret: 'known-to-the-tests' }
  const env = {
    DATABASE_URL,
    REDIS_URL,
    APP_KEY: randomBytes(32).toString('hex'),
    PUSHER_APP_ID: app.id,
    PUSHER_APP_KEY: app.key,
    PUSHER_APP_SECRET: app.secret,
  }
  const first = await BuiltServer.create({ env })
  const second = await BuiltServer.create({ env, storage: first.storage })
  await first.start()
  await second.start()
  return { servers: [first, second], app }
}

import { fork } from 'node:child_process'
import { once } from 'node:events'
import nodemailer from 'nodemailer'

export interface Sink {
  port: number
  stop: () => void
}

export async function startSink(): Promise<Sink> {
  const sink = fork('bench/lib/mail_sink.ts', {
    execArgv: ['--no-warnings', '--import=@poppinss/ts-exec'],
  })
  const [{ port }] = (await once(sink, 'message')) as [{ port: number }]
  return { port, stop: () => void sink.kill() }
}

/** @returns mails per second of `send`, called once for all */
export async function perSecond(count: number, send: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await send()
  return count / ((performance.now() - began) / 1000)
}

/** A bare nodemailer pool sends the same bytes. */
export async function sendBare(port: number, message: Buffer, count: number, parallel: number) {
  const pool = nodemailer.createTransport({
    host: '127.0.0.1',
    port,
    pool: true,
    maxConnections: parallel,
    maxMessages: Infinity,
    ignoreTLS: true,
  })
  const send = (number: number) =>
    pool.sendMail({
      envelope: { from: 'hello@vesta.test', to: `reader${number}@example.com` },
      raw: message,
    })
  await Promise.all(Array.from({ length: count }, (_, number) => send(number)))
  pool.close()
}

import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { test } from '@japa/runner'
import { transports, Message } from '@adonisjs/mail'
import app from '@adonisjs/core/services/app'
import { smtpOptions, requiresTls } from '#app/kernel/mail/smtp_options'

async function plainServer() {
  const heard: string[] = []
  const server = createServer((socket) => {
    let isData = false
    socket.on('error', () => {})
    socket.write('220 plain.test ESMTP\r\n')
    socket.on('data', (chunk: Buffer) => {
      for (const line of chunk.toString().split('\r\n').filter(Boolean)) {
        if (isData && line !== '.') continue
        heard.push(line.split(' ')[0].toUpperCase())
        isData = line === 'DATA'
        socket.write(isData ? '354 go on\r\n' : '250 ok\r\n')
      }
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { heard, port: (server.address() as AddressInfo).port, stop: () => void server.close() }
}

async function send(port: number, tls: boolean | undefined) {
  const factory = await transports.smtp(smtpOptions({ host: '127.0.0.1', port, tls })).resolver(app)
  const transport = factory()
  const message = new Message().from('a@vesta.test').to('b@vesta.test').subject('Hi').text('Hi')
  await transport.send(message.toJSON().message)
}

test.group('SMTP', () => {
  test('is not spoken in the clear where TLS is required', async ({ assert, cleanup }) => {
    const server = await plainServer()
    cleanup(server.stop)
    await assert.rejects(() => send(server.port, true))
    assert.notInclude(server.heard, 'MAIL')
    await send(server.port, undefined)
    assert.include(server.heard, 'DATA', 'on this machine it is')
  })

  test('requires TLS of other machines unless told', ({ assert }) => {
    for (const host of [
      'smtp.example.com',
      '10.0.0.5',
      '127.example.com',
      '::2',
      'localhost.evil.test',
    ]) {
      assert.isTrue(requiresTls(host, undefined), host)
      assert.isFalse(requiresTls(host, false), host)
    }
    for (const host of ['localhost', '127.0.0.1', '127.1.2.3', '::1']) {
      assert.isFalse(requiresTls(host, undefined), host)
    }
  })
})

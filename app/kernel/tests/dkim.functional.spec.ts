import { generateKeyPairSync } from 'node:crypto'
import { test } from '@japa/runner'
import nodemailer from 'nodemailer'
import { StartError } from '#app/kernel/boot/start_error'
import { dkimKey } from '#app/kernel/mail/dkim_key'
import { smtpOptions } from '#app/kernel/mail/smtp_options'
import { isSignedWith, signerOf } from '#tests/support/dkim'
import { MailServer } from '#tests/support/mail_server'

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const PEM = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
const MAIL = {
  from: 'vesta <hello@vesta.example>',
  to: 'nora@example.com',
  subject: 'Casa Livia — open on Saturday, with a subject that is long enough to be folded twice',
  text: 'Doors open at ten.  \n\n  Bring a friend.\n\n\n',
  html: '<p>Doors open at ten.</p>',
}

test.group('Mails with DKIM', (group) => {
  let server: MailServer
  group.each.setup(async () => {
    server = await MailServer.start()
    return () => server.stop()
  })

  async function sent(settings: Parameters<typeof dkimKey>[0]): Promise<Buffer> {
    const options = { host: '127.0.0.1', port: server.port, dkim: dkimKey(settings) }
    const transport = nodemailer.createTransport(smtpOptions(options))
    await transport.sendMail(MAIL)
    transport.close()
    return server.mails.at(-1)!.message
  }

  test('are signed so that receivers can prove who sent them', async ({ assert }) => {
    const settings = { domain: 'vesta.example', selector: 'mail', key: PEM }
    const message = await sent(settings)
    assert.isTrue(isSignedWith(message, publicKey))
    assert.deepEqual(signerOf(message), { domain: 'vesta.example', selector: 'mail' })

    const changed = (from: string, to: string) =>
      Buffer.from(message.toString('latin1').replace(from, to), 'latin1')
    assert.isFalse(isSignedWith(changed('open at ten', 'open at two'), publicKey))
    assert.isFalse(isSignedWith(changed('hello@vesta', 'other@vesta'), publicKey))
    const other = generateKeyPairSync('rsa', { modulusLength: 2048 })
    assert.isFalse(isSignedWith(message, other.publicKey))
  })

  test('take a key whose line breaks are escaped', async ({ assert }) => {
    const key = PEM.replaceAll('\n', '\\n')
    const message = await sent({ domain: 'vesta.example', selector: 'mail', key })
    assert.isTrue(isSignedWith(message, publicKey))
  })

  test('are signed only by a whole setting', async ({ assert }) => {
    assert.isFalse(isSignedWith(await sent({}), publicKey))
    assert.throws(() => dkimKey({ domain: 'vesta.example', key: PEM }), StartError)
  })
})

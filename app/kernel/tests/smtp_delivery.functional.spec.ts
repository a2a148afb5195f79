import { test } from '@japa/runner'
import { Message, transports } from '@adonisjs/mail'
import app from '@adonisjs/core/services/app'
import { MailRefused } from '#app/kernel/mail/outbox'
import { smtpOptions } from '#app/kernel/mail/smtp_options'
import { SmtpOutbox } from '#app/kernel/mail/smtp_outbox'
import { MailServer } from '#tests/support/mail_server'

const ACCOUNT = { user: 'vesta', password: 'umber-lantern-42' }
const MAIL = { from: 'a@vesta.test', to: 'b@vesta.test' }

/** Takes mail only from whoever signs in, and none for `nobody@vesta.test`. */
function strictServer() {
  return MailServer.start({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) => {
      const isKnown = username === ACCOUNT.user && password === ACCOUNT.password
      if (isKnown) done(null, { user: username })
      else done(new Error('Unknown account'))
    },
    onRcptTo: ({ address }, _session, done) => {
      if (address !== 'nobody@vesta.test') return done()
      done(Object.assign(new Error('No such mailbox'), { responseCode: 550 }))
    },
  })
}

test.group('Mail over SMTP', (group) => {
  let server: MailServer
  const options = (account = ACCOUNT) =>
    smtpOptions({ host: '127.0.0.1', port: server.port, ...account })

  group.setup(async () => {
    server = await strictServer()
    return () => server.stop()
  })
  group.each.setup(() => void server.mails.splice(0))

  test('reaches a server that asks for an account', async ({ assert }) => {
    const transport = (await transports.smtp(options()).resolver(app))()
    const message = new Message().from(MAIL.from).to(MAIL.to).subject('Hi').text('A line')
    await transport.send(message.toJSON().message)
    assert.deepEqual(
      server.mails.map(({ to }) => to),
      [[MAIL.to]]
    )
    assert.include(String(server.mails[0].message), 'A line')
  })

  test('is not sent with a wrong password', async ({ assert, cleanup }) => {
    const outbox = new SmtpOutbox(options({ ...ACCOUNT, password: 'wrong' }))
    cleanup(() => outbox.close())
    const mail = { ...MAIL, message: Buffer.from('Subject: Hi\r\n\r\nHi\r\n') }
    await assert.rejects(() => outbox.deliver(mail, async () => {}))
    assert.lengthOf(server.mails, 0)
  })

  test('goes over one connection, and says which address was refused', async ({
    assert,
    cleanup,
  }) => {
    const outbox = new SmtpOutbox(options())
    cleanup(() => outbox.close())
    const message = Buffer.from('Subject: Hi\r\n\r\n.\r\n.. dots\r\n')
    await outbox.deliver({ ...MAIL, message }, async () => {})
    await outbox.deliver({ ...MAIL, message }, async () => {})
    assert.lengthOf(server.mails, 2)
    assert.equal(String(server.mails[0].message), String(message), 'byte for byte')
    const refusal = await outbox
      .deliver({ ...MAIL, to: 'nobody@vesta.test', message }, async () => {})
      .catch((error: unknown) => error)
    assert.instanceOf(refusal, MailRefused)
    assert.deepInclude(refusal as MailRefused, { status: 550, isAboutAddress: true })
    assert.lengthOf(server.mails, 2)
  })

  test('is not kept by the server when handing over fails', async ({ assert, cleanup }) => {
    const outbox = new SmtpOutbox(options())
    cleanup(() => outbox.close())
    const message = Buffer.from('Subject: Hi\r\n\r\nHi\r\n')
    const unwanted = new Error('Unsubscribed')
    await assert.rejects(
      () => outbox.deliver({ ...MAIL, message }, () => Promise.reject(unwanted)),
      'Unsubscribed'
    )
    await outbox.deliver({ ...MAIL, message }, async () => {})
    assert.lengthOf(server.mails, 1)
  })
})

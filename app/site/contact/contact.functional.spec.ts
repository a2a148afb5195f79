import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import limiter from '@adonisjs/limiter/services/main'
import type { NodeMailerMessage } from '@adonisjs/mail/types'
import { operatorAddress } from '#config/mail'
import ContactMessage from '#app/site/contact/contact_message'
import { SITE_CONTACT_LIMITS } from '#app/site/contact/contact_controller'
import { nextMail } from '#tests/support/mails'

function someone() {
  return {
    name: 'Ada Byron',
    email: `${randomUUID()}@example.com`,
    message: 'Is the garden walled, and does the gate lock?',
  }
}

function mailWithReplyTo(email: string): PromiseLike<NodeMailerMessage> {
  return nextMail(`a mail that is answered to ${email}`, ({ replyTo }) =>
    JSON.stringify(replyTo ?? '').includes(email)
  )
}

test.group('Contact', (group) => {
  group.each.setup(async () => {
    const { requests, every: duration } = SITE_CONTACT_LIMITS.address
    await limiter.use({ requests, duration }).delete('contact:ip:127.0.0.1')
  })

  test('keeps the message, mails it to the operator and thanks the sender', async ({
    client,
    assert,
  }) => {
    const input = someone()
    const mailed = mailWithReplyTo(input.email)
    const answer = await client.post('/contact').accept('json').json(input).withCsrfToken()
    answer.assertStatus(200)
    answer.assertBody({ status: 'success', redirect: '/contact' })

    const stored = await ContactMessage.findByOrFail('email', input.email)
    assert.equal(stored.message, input.message)
    const mail = await mailed
    assert.include(mail.subject!, input.name)
    assert.include(String(mail.text), input.message)
    assert.deepEqual(mail.to, [operatorAddress])
  })

  test('leads a form back to the page with its thanks', async ({ client, assert }) => {
    const answer = await client
      .post('/contact')
      .form(someone())
      .header('accept', 'text/html')
      .withCsrfToken()
    answer.assertRedirectsTo('/contact')
    assert.include(answer.text(), '"is_sent":true')
    assert.include(answer.text(), 'Thank you')
  })

  test('says what is wrong with each field', async ({ client, assert }) => {
    const answer = await client
      .post('/contact')
      .accept('json')
      .json({ name: '', email: 'nobody', message: 'Hm' })
      .withCsrfToken()
    answer.assertStatus(422)
    assert.sameMembers(Object.keys(answer.body().errors), ['name', 'email', 'message'])
  })

  test('keeps line breaks out of the mail headers', async ({ client, assert }) => {
    const input = { ...someone(), name: 'Ada\r\nBcc: everybody@example.com' }
    const mailed = mailWithReplyTo(input.email)
    await client.post('/contact').accept('json').json(input).withCsrfToken()
    const mail = await mailed
    assert.notMatch(mail.subject!, /[\r\n]/)
    assert.notExists(mail.bcc)
  })

  test('thanks a program that fills the hidden field, and keeps nothing', async ({
    client,
    assert,
  }) => {
    const input = { ...someone(), website: 'https://spam.example' }
    const answer = await client.post('/contact').accept('json').json(input).withCsrfToken()
    answer.assertBody({ status: 'success', redirect: '/contact' })
    assert.isNull(await ContactMessage.findBy('email', input.email))
  })

  test('takes five messages an hour from one address', async ({ client, assert }) => {
    for (let sent = 0; sent < SITE_CONTACT_LIMITS.address.requests; sent++) {
      const answer = await client.post('/contact').accept('json').json(someone()).withCsrfToken()
      answer.assertStatus(200)
    }
    const input = someone()
    const answer = await client.post('/contact').accept('json').json(input).withCsrfToken()
    answer.assertStatus(429)
    assert.isAbove(Number(answer.header('retry-after')), 60)
    assert.match(answer.body().message, /Try again in \d+ minutes\./)
    assert.isNull(await ContactMessage.findBy('email', input.email))
  })

  test('refuses a form without its anti-forgery token', async ({ client }) => {
    const answer = await client.post('/contact').accept('json').json(someone())
    answer.assertStatus(419)
    answer.assertBody({ message: 'Page expired. Reload it and try again.' })
  })
})

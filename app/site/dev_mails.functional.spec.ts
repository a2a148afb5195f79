import { test } from '@japa/runner'
import mail from '@adonisjs/mail/services/main'
import { createUser, uniqueHandle } from '#tests/support/users'
import { CookieClient } from '#tests/support/cookie_client'
import PasswordResetMail from '#app/accounts/passwords/password_reset_mail'

interface MailsPage {
  component: string
  props: {
    mails: { id: string; subject: string; to: string }[]
    mail: { id: string; text: string; html: string } | null
  }
}

async function pageOf(path: string): Promise<MailsPage> {
  const { body } = await new CookieClient().get(path, { accept: 'text/html' })
  const [, json] = /<script[^>]*data-page[^>]*>(.*?)<\/script>/s.exec(String(body)) ?? []
  return JSON.parse(json ?? 'null') as MailsPage
}

test.group('Mails of this machine', () => {
  test('are listed newest first and read', async ({ assert }) => {
    const user = await createUser({ name: 'Zoë "Z" O’Hara' })
    const [earlier, token] = [uniqueHandle(), uniqueHandle()]
    await mail.send(new PasswordResetMail(user, earlier))
    await mail.send(new PasswordResetMail(user, token))

    const { component, props } = await pageOf('/dev/mails')
    assert.equal(component, 'site/mails')
    assert.isNull(props.mail)
    const sent = props.mails.find(({ to }) => to === user.email)
    assert.equal(sent?.subject, 'Reset your password')

    const { mail: opened } = (await pageOf(`/dev/mails/${sent?.id}`)).props
    assert.include(opened?.text, `/reset-password/${token}`)
    assert.include(opened?.text, 'Zoë "Z" O’Hara')
    assert.include(opened?.html, `/reset-password/${token}`)
  })

  test('show the pictures that came along', async ({ assert }) => {
    const to = `${uniqueHandle()}@example.com`
    const picture = Buffer.from('a picture')
    await mail.send((message) => {
      message.to(to).subject('Your pass').html('<img src="cid:pass@door" alt="">')
      message.embedData(picture, 'pass@door', { filename: 'pass.png' })
    })
    const { mails } = (await pageOf('/dev/mails')).props
    const id = mails.find((one) => one.to === to)?.id
    const { mail: opened } = (await pageOf(`/dev/mails/${id}`)).props
    assert.include(opened?.html, `src="data:image/png;base64,${picture.toString('base64')}"`)
  })

  test('show no names as markup', async ({ assert }) => {
    const user = await createUser({ name: '<img src=x>' })
    await mail.send(new PasswordResetMail(user, uniqueHandle()))
    const { mails } = (await pageOf('/dev/mails')).props
    const id = mails.find(({ to }) => to === user.email)?.id
    const { mail: opened } = (await pageOf(`/dev/mails/${id}`)).props
    assert.include(opened?.html, '&lt;img src=x&gt;')
    assert.notInclude(opened?.html, '<img')
  })

  test('are nowhere for other machines, and no way to other files', async ({ client }) => {
    const proxied = await client.get('/dev/mails').header('x-forwarded-for', '203.0.113.9')
    proxied.assertStatus(404)
    for (const path of ['none', '..%2Fapp.key', '.hidden']) {
      const answer = await client.get(`/dev/mails/${path}`)
      answer.assertStatus(404)
    }
  })
})

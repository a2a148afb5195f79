import { test } from '@japa/runner'
import { openAs } from '#tests/browser/demo_visit'
import { closePages, openPage, signInBrowser } from '#tests/browser/stage'
import { BuiltServer } from '#tests/support/built_server'
import { eventually } from '#tests/support/eventually'
import { linkInMail, Visitor } from '#tests/support/visitor'

const PASSWORD = 'vesta-demo-2026'
const EMAIL = 'ines.guest@example.com'
/** of Theo, who has an account */
const MEMBER_EMAIL = 'theo@vesta.test'

test.group('A question about a listing', (group) => {
  let server: BuiltServer

  group.setup(async () => {
    server = await BuiltServer.create({ env: { DEMO: '1' } })
    await server.start()
    return () => server.remove()
  })
  group.each.teardown(() => closePages())

  test('of a guest is confirmed by mail and becomes the realtor’s lead', async ({ assert }) => {
    const ava = new Visitor(server.url)
    await ava.signIn('ava', PASSWORD)
    const answer = await ava.get('/api/properties/dashboard/realtor')
    const { properties } = (await answer.json()) as { properties: { data: { slug: string }[] } }

    const { page, complaints } = await openPage(server.url, { width: 360 })
    await page.goto(`/properties/${properties.data[0]!.slug}`)
    await page.getByRole('link', { name: 'Ask without an account' }).click()
    await page.getByLabel('Your name').fill('Ines Guest')
    await page.getByLabel('Email').fill(EMAIL)
    await page.getByLabel('Your question').fill('Is the terrace in the sun in winter?')
    await page.getByRole('button', { name: 'Send question' }).click()
    await page.getByRole('heading', { name: 'Check your inbox' }).waitFor()

    const link = await eventually(() => linkInMail(server.storage, EMAIL, 'inquiries'))
    assert.notInclude(await leadsOf(ava), EMAIL)
    await page.goto(link)
    await page.getByText('Is the terrace in the sun in winter?').waitFor()
    await page.getByRole('button', { name: 'Send question' }).click()
    await page.getByRole('heading', { name: 'Your question is sent' }).waitFor()
    assert.deepEqual(complaints, [])

    const realtor = await openPage(server.url)
    await signInBrowser(realtor.context, server.url, { email: 'ava', password: PASSWORD })
    await realtor.page.goto('/dashboard')
    await realtor.page.getByRole('link', { name: /unanswered leads.*Ines Guest/ }).click()
    await realtor.page.getByRole('button', { name: /^Ines Guest/ }).click()
    await realtor.page.getByRole('link', { name: EMAIL }).waitFor()
    const reply = realtor.page.getByRole('link', { name: 'Reply' })
    assert.match(
      (await reply.getAttribute('href'))!,
      /^mailto:ines\.guest@example\.com\?subject=Re/
    )
    assert.deepEqual(realtor.complaints, [])
  })

  test('of a guest who has an account is answered in a chat about the listing', async () => {
    const ava = new Visitor(server.url)
    await ava.signIn('ava', PASSWORD)
    const answer = await ava.get('/api/properties/dashboard/realtor')
    const { properties } = (await answer.json()) as {
      properties: { data: { slug: string; name: string }[] }
    }
    const [home] = properties.data
    const guest = new Visitor(server.url)
    const path = `/properties/${home!.slug}/ask`
    await guest.get(path)
    const message = 'May the piano stay?'
    await guest.post(path, { name: 'Theo From Home', email: MEMBER_EMAIL, message })
    const link = await eventually(() => linkInMail(server.storage, MEMBER_EMAIL, 'inquiries'))
    await guest.get(link)
    await guest.post(link, {})

    const { page } = await openAs(server.url, 'ava', '/dashboard/leads')
    await page.getByRole('button', { name: /^Theo From Home/ }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Reply' }).click()
    await page.waitForURL(/\/chats\?to=\d+&property=\d+$/)
    await page.getByRole('main').getByText(home!.name).first().waitFor()
  })

  test('of somebody signed in is a lead, whose reply leads to their chat', async ({ assert }) => {
    const ava = new Visitor(server.url)
    await ava.signIn('ava', PASSWORD)
    const answer = await ava.get('/api/properties/dashboard/realtor')
    const { properties } = (await answer.json()) as { properties: { data: { slug: string }[] } }
    const slug = properties.data[0]!.slug

    const { page, complaints } = await openAs(server.url, 'samir', `/properties/${slug}`)
    await page.getByRole('link', { name: 'Request a viewing' }).click()
    await page.getByText('The realtor gets your name and email with your question.').waitFor()
    await page.getByRole('radio').first().check()
    await page.getByLabel('Your message').fill('May we see the cellar, too?')
    await page.getByRole('button', { name: 'Request viewing' }).click()
    await page.getByRole('main').getByText('May we see the cellar, too?').first().waitFor()
    assert.deepEqual(complaints, [])

    const realtor = await openAs(server.url, 'ava', '/dashboard/leads')
    await realtor.page.getByRole('button', { name: /^Samir/ }).click()
    const sheet = realtor.page.getByRole('dialog', { name: /^Samir/ })
    await sheet.getByText('May we see the cellar, too?').waitFor()
    await sheet.getByRole('link', { name: 'Reply' }).click()
    await realtor.page.getByRole('main').getByText('May we see the cellar, too?').first().waitFor()
    assert.deepEqual(realtor.complaints, [])
  })
})

async function leadsOf(realtor: Visitor): Promise<string> {
  const answer = await realtor.get('/api/leads')
  return answer.text()
}

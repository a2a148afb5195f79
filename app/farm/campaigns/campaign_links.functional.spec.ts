import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import { emailForm } from '#app/common/text/email_form'
import { readBounce, isSignedByProvider } from '#app/farm/campaigns/bounce_report'
import { recordBounces } from '#app/farm/campaigns/record_delivery'
import { recordConsent } from '#app/farm/contacts/record_consent'
import { transaction } from '#app/kernel/database/transaction'
import { signMessage } from '#app/webhooks/deliveries/sign_message'
import { campaigner, keptOutbox, sendDue } from '#app/farm/tests/campaigning'

const noon = () => DateTime.utc().plus({ days: 1 }).set({ hour: 12, minute: 0 })

const BUTTON = [
  { kind: 'button', label: 'See the harbor', url: 'https://example.com/harbor?a=1&b=2' },
]
const WORDS = {
  kind: 'text',
  text: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Hi' }] }] },
}

async function sentTo(email: string, farm: Awaited<ReturnType<typeof campaigner>>) {
  await farm.addReader(email)
  const { id } = await farm.write({ body: [WORDS, ...BUTTON] })
  await farm.launch(id)
  const { mails, outbox } = keptOutbox()
  await sendDue(outbox, noon())
  return { id, mail: mails.find(({ to }) => to === email)! }
}

function pathOf(url: string): string {
  const { pathname, search } = new URL(url)
  return pathname + search
}

test.group('Links of a campaign', () => {
  test('count clicks without saying whose, and lead only where it says', async ({
    client,
    assert,
  }) => {
    const farm = await campaigner(client)
    const { id, mail } = await sentTo('clicks@example.com', farm)
    const [link] = /http\S*\/go\/[\w-]{12}/.exec(mail.text) ?? []
    assert.exists(link)
    assert.notInclude(mail.html, 'example.com/harbor')
    for (let click = 0; click < 2; click++) {
      const answer = await client.get(pathOf(link!)).redirects(0)
      answer.assertStatus(302)
      answer.assertHeader('location', BUTTON[0].url)
      answer.assertHeader('cache-control', 'no-store')
    }
    assert.containsSubset(await farm.find(id), {
      counts: { clicked: 2 },
      links: [{ url: BUTTON[0].url, clicks: 2 }],
    })
    const strange = await client.get('/go/aaaaaaaaaaaa?url=https://evil.example').redirects(0)
    strange.assertStatus(404)
    assert.match(strange.text(), /<h1[^>]*>This link no longer works</)
  })
})

test.group('Clicks of somebody who agreed that they are known', () => {
  test('stand in the timeline of their lead, until they end that', async ({ client, assert }) => {
    const farm = await campaigner(client)
    const agreed = { kind: 'confirmed', wording: 'You may see it.', source: '/join/news' } as const
    const email = 'seen@example.com'
    const seen = await farm.addReader(email)
    await transaction((trx) => recordConsent({ trx }, seen, { ...agreed, purpose: 'clicks' }))
    await farm.addReader('unseen@example.com')
    for (const address of [email, 'unseen@example.com']) {
      const lead = { name: 'Noah', email: address }
      ;(await farm.send('post', '/api/leads', { lead })).assertStatus(201)
    }
    const { id } = await farm.write({ body: [WORDS, ...BUTTON] })
    await farm.launch(id)
    const { mails, outbox } = keptOutbox()
    await sendDue(outbox, noon())
    const linksOf = (to: string) => {
      const { text, html } = mails.find((mail) => mail.to === to)!
      const [link] = /http\S*\/go\/[\w-]{12}\S*/.exec(text) ?? []
      assert.include(html, link!.replaceAll('&', '&amp;'))
      return pathOf(link!)
    }
    const clicksOf = async (address: string) => {
      const { data } = (await farm.read('/api/leads')).body().leads
      const { events } = data.find((lead: { email: string }) => lead.email === address)
      return events.filter(({ kind }: { kind: string }) => kind === 'click')
    }
    const own = linksOf(email)
    assert.match(linksOf('unseen@example.com'), /^\/go\/[\w-]{12}$/)
    for (let click = 0; click < 2; click++) {
      const answer = await client.get(own).redirects(0)
      answer.assertStatus(302)
      answer.assertHeader('location', BUTTON[0].url)
    }
    ;(await client.get(linksOf('unseen@example.com')).redirects(0)).assertStatus(302)
    const [click, ...more] = await clicksOf(email)
    assert.containsSubset(click, { title: 'News from Genoa', url: null })
    assert.deepEqual(more, [], 'once for each link')
    assert.deepEqual(await clicksOf('unseen@example.com'), [])
    assert.equal((await farm.find(id)).counts.clicked, 3)

    const forged = own.replace(/\/(\d+)\?/, (_, reader) => `/${Number(reader) + 1}?`)
    ;(await client.get(forged).redirects(0)).assertStatus(404)
    ;(await client.get(own.split('?')[0]!).redirects(0)).assertStatus(404)

    const header = mails.find(({ to }) => to === email)!.header('list-unsubscribe') ?? ''
    const stop = pathOf(header.slice(1, -1))
    ;(await client.post(stop).json({ only: 'clicks' })).assertStatus(200)
    await db.from('lead_events').where('kind', 'click').delete()
    ;(await client.get(own).redirects(0)).assertStatus(302)
    assert.deepEqual(await clicksOf(email), [])
    const { data } = (await farm.read('/api/farm/contacts')).body().contacts
    const contact = data.find((each: { email: string }) => each.email === email)
    assert.containsSubset(contact.consent, { status: 'confirmed', shows_clicks: false })
  })
})

test.group('Unsubscribing from campaigns', () => {
  test('takes one click, at once, for that realtor only', async ({ client, assert }) => {
    const farm = await campaigner(client)
    const other = await campaigner(client)
    await other.addReader('leaves@example.com')
    const { id, mail } = await sentTo('leaves@example.com', farm)
    const header = mail.header('list-unsubscribe') ?? ''
    const path = pathOf(header.slice(1, -1))
    assert.include(mail.text, header.slice(1, -1))

    assert.match((await client.get(path)).text(), /is_stopped\W+false/)
    const statusIn = async ({ read }: typeof farm) =>
      (await read('/api/farm/contacts?q=leaves')).body().contacts.data[0].consent
    assert.equal((await statusIn(farm)).status, 'confirmed', 'opening changes nothing')
    const form = { 'List-Unsubscribe': 'One-Click' }
    ;(await client.post(path).form(form)).assertStatus(200)
    ;(await client.post(path).form(form)).assertStatus(200)
    assert.match((await client.get(path)).text(), /is_stopped\W+true/, 'knows it’s done')
    const consent = await statusIn(farm)
    assert.equal(consent.status, 'withdrawn')
    assert.include(consent.source, 'News')
    assert.equal((await statusIn(other)).status, 'confirmed')
    assert.equal((await farm.find(id)).counts.unsubscribed, 1)

    const forged = path.replace(/\d+/, (digits) => String(Number(digits) + 1))
    ;(await client.post(forged).form(form)).assertStatus(403)
  })
})

test.group('Bounces', () => {
  test('end campaigns to an address', async ({ client, assert }) => {
    const farm = await campaigner(client)
    const { id } = await sentTo('bounces@example.com', farm)
    const report = {
      type: 'email.bounced',
      data: { to: ['Bounces@example.com'], bounce: { type: 'Permanent', message: 'No such user' } },
    }
    const bounce = readBounce(report)!
    await transaction((trx) => recordBounces({ trx }, bounce.emails, bounce.reason))
    await transaction((trx) => recordBounces({ trx }, bounce.emails, bounce.reason))
    assert.containsSubset((await farm.find(id)).counts, { sent: 0, failed: 1 })
    const known = await db.from('farm_bounced_addresses').where('email', 'bounces@example.com')
    assert.lengthOf(known, 1)
    const next = await farm.write()
    const refused = await farm.send('post', `/api/farm/campaigns/${next.id}/send`)
    refused.assertStatus(422)
  })

  test('are read however a provider writes addresses and reasons', ({ assert }) => {
    const read = (data: unknown) => readBounce({ type: 'email.bounced', data })
    const to = [
      'Noah Berg <Noah@Example.com>',
      ' noah@example.com ',
      '"a, <b>" <ava@xn--mnchen-3ya.example>',
      'nobody',
      `${'x'.repeat(9000)}@example.com`,
      null,
      7,
      { email: 'x@example.com' },
    ]
    assert.deepEqual(read({ to })?.emails, ['noah@example.com', emailForm('ava@münchen.example')])
    const reason = (message: unknown) => read({ to, bounce: { message } })?.reason ?? ''
    assert.isTrue(reason(`${'x'.repeat(299)}🏡`).isWellFormed())
    for (const empty of [undefined, '', ' ', {}, 5]) {
      assert.equal(reason(empty), 'The address doesn’t work.')
    }
    for (const odd of [undefined, null, 'x', [], { to: {} }]) {
      assert.deepEqual(read(odd)?.emails, [])
    }
  })

  test('are only believed when signed, and only if permanent', async ({ client, assert }) => {
    const secret = `whsec_${Buffer.from('of the provider').toString('base64')}`
    const body = JSON.stringify({ type: 'email.bounced' })
    const now = Date.now()
    const timestamp = Math.floor(now / 1000)
    const signature = signMessage({ id: 'm1', timestamp, body }, [secret])
    const headers = {
      'svix-id': 'm1',
      'svix-timestamp': String(timestamp),
      'svix-signature': `v1,x ${signature}`,
    }
    assert.isTrue(isSignedByProvider(headers, body, secret, now))
    assert.isFalse(isSignedByProvider(headers, `${body} `, secret, now))
    assert.isFalse(isSignedByProvider(headers, body, 'whsec_b3RoZXI=', now))
    assert.isFalse(isSignedByProvider(headers, body, secret, now + 600_000))
    assert.isFalse(isSignedByProvider({}, body, secret, now))
    assert.isNull(
      readBounce({ type: 'email.bounced', data: { to: ['a@b.c'], bounce: { type: 'Transient' } } })
    )
    assert.isNull(readBounce({ type: 'email.delivered', data: { to: ['a@b.c'] } }))
    assert.deepEqual(readBounce({ type: 'email.complained', data: { to: 'a@b.c' } })?.emails, [
      'a@b.c',
    ])
    for (const type of ['transient', 'Undetermined']) {
      assert.isNull(readBounce({ type: 'email.bounced', data: { to: 'a@b.c', bounce: { type } } }))
    }
    const unset = await client
      .post('/api/mail/bounces')
      .json({ type: 'email.bounced' })
      .accept('json')
    unset.assertStatus(404)
  })
})

import { DateTime } from 'luxon'
import { test } from '@japa/runner'
import {
  accessibilityFaults,
  closePages,
  openPage,
  signInBrowser,
  THEMES,
} from '#tests/browser/stage'
import { BuiltServer } from '#tests/support/built_server'
import { eventually } from '#tests/support/eventually'
import { linkInMail, Visitor } from '#tests/support/visitor'

const PASSWORD = 'vesta-demo-2026'
const EMAIL = 'ines.guest@example.com'
const ENTRIES = 30

interface House {
  id: number
  slug: string
}

test.group('Open houses in the browser', (group) => {
  let server: BuiltServer

  group.setup(async () => {
    server = await BuiltServer.create({ env: { DEMO: '1' } })
    await server.start()
    return () => server.remove()
  })
  group.each.teardown(() => closePages())

  test('a stranger registers on a phone, and the host sees them at once', async ({ assert }) => {
    const house = await schedule(server)
    const host = await openPage(server.url)
    await signInBrowser(host.context, server.url, { email: 'ava', password: PASSWORD })
    await host.page.goto(`/farm/open-houses?open=${house.id}`)
    await host.page.getByText('Nobody yet').waitFor()

    const guest = await openPage(server.url, { width: 360, bypassCSP: true })
    await guest.page.goto(`/open-houses/${house.slug}`)
    await guest.page.getByRole('link', { name: 'Register', exact: true }).click()
    await guest.page.getByLabel('Your name').fill('Ines Guest')
    await guest.page.getByLabel('Email').fill(EMAIL)
    await guest.page.getByRole('checkbox').check()
    await guest.page.getByRole('button', { name: 'Register' }).click()
    await guest.page.getByRole('heading', { name: 'You’re registered' }).waitFor()
    assert.deepEqual(await accessibilityFaults(guest.page, THEMES), [])

    await host.page.getByText(EMAIL).waitFor()
    const pass = await eventually(() => linkInMail(server.storage, EMAIL, 'open-houses/[^/]+/pass'))
    await host.page.goto(pass)
    await host.page.getByRole('button', { name: 'Check in' }).click()
    await host.page.getByText('Checked in', { exact: true }).waitFor()
    await guest.page.goto(pass)
    await guest.page.getByRole('button', { name: 'Still thinking' }).click()
    await guest.page.getByText('You can change your answer').waitFor()
    assert.deepEqual(guest.complaints, [])
    assert.deepEqual(host.complaints, [])
  })

  test('the desk keeps 30 entries offline, and sends each once', async ({ assert }) => {
    const house = await schedule(server)
    const { page, context } = await openPage(server.url, { width: 1024 })
    await signInBrowser(context, server.url, { email: 'ava', password: PASSWORD })
    await page.goto(`/open-houses/${house.slug}/desk`)
    await page.getByText('Works offline').waitFor()
    await context.setOffline(true)
    for (let entry = 0; entry < ENTRIES; entry++) {
      if (entry === ENTRIES / 2) await page.reload()
      await page.getByLabel('Your name').fill(`Visitor ${entry}`)
      await page.getByLabel('Email').fill(`visitor.${entry}@example.com`)
      await page.getByRole('button', { name: 'Sign in' }).click()
      await page.getByRole('button', { name: 'Next visitor' }).click()
    }
    await page.reload()
    await page.getByText(`${ENTRIES} entries are on this device.`).waitFor()
    await context.setOffline(false)
    await page.getByText('Everything is sent').waitFor()

    assert.sameMembers(
      await visitorsOf(server, house),
      Array.from({ length: ENTRIES }, (_, entry) => `visitor.${entry}@example.com`)
    )
  })

  test('what the server refuses stays at the desk until it is mended', async ({ assert }) => {
    const [house, other] = [await schedule(server), await schedule(server)]
    const { page, context } = await openPage(server.url, { width: 360, bypassCSP: true })
    await signInBrowser(context, server.url, { email: 'ava', password: PASSWORD })
    await page.goto(`/open-houses/${house.slug}/desk`)
    const signIn = async (name: string, email: string) => {
      await page.getByLabel('Your name').fill(name)
      await page.getByLabel('Email').fill(email)
      await page.getByRole('button', { name: 'Sign in' }).click()
      await page.getByRole('button', { name: 'Next visitor' }).click()
    }
    await signIn('Max Frei', 'max@exa_mple.com')
    await signIn('Uma Frei', 'uma@example.com')
    await page.getByRole('button', { name: 'One entry needs you' }).click()
    await page.getByText('max@exa_mple.com').waitFor()
    await page.getByText('Enter an email address').waitFor()
    assert.deepEqual(await accessibilityFaults(page, THEMES), [])
    await page.getByRole('button', { name: 'Change and send' }).click()
    await page.getByLabel('Email').fill('max@example.com')
    await page.getByRole('button', { name: 'Send again' }).click()
    await page.getByText('Everything is sent').waitFor()
    assert.sameMembers(await visitorsOf(server, house), ['max@example.com', 'uma@example.com'])

    const ava = new Visitor(server.url)
    await ava.signIn('ava', PASSWORD)
    await ava.send('DELETE', `/api/open-houses/${house.id}`)
    await signIn('Lea Lind', 'lea@example.com')
    await page.getByRole('button', { name: 'One entry needs you' }).click()
    await page.getByText('This open house is cancelled.').waitFor()
    await page.goto(`/open-houses/${other.slug}/desk`)
    await page.getByRole('button', { name: 'One entry needs you' }).click()
    await page.getByRole('button', { name: 'Change and send' }).click()
    await page.getByRole('checkbox', { name: /Send it to this open house/ }).check()
    await page.getByRole('button', { name: 'Send again' }).click()
    await page.getByText('Everything is sent').waitFor()
    assert.deepEqual(await visitorsOf(server, other), ['lea@example.com'])
  })
})

/** Their email addresses. */
async function visitorsOf(server: BuiltServer, { id }: House): Promise<string[]> {
  const ava = new Visitor(server.url)
  await ava.signIn('ava', PASSWORD)
  const answer = await ava.get(`/api/open-houses/${id}/visitors?per_page=50`)
  const { visitors } = (await answer.json()) as { visitors: { data: { email: string }[] } }
  return visitors.data.map(({ email }) => email)
}

/** At one of Ava’s listings, in two days. */
async function schedule(server: BuiltServer): Promise<House> {
  const ava = new Visitor(server.url)
  await ava.signIn('ava', PASSWORD)
  const listings = await ava.get('/api/properties/dashboard/realtor')
  const { properties } = (await listings.json()) as { properties: { data: { slug: string }[] } }
  const start = DateTime.utc().plus({ days: 2 })
  const answer = await ava.post('/api/open-houses', {
    open_house: {
      property_slug: properties.data[0]!.slug,
      starts_at: start.toISO(),
      ends_at: start.plus({ hours: 2 }).toISO(),
    },
  })
  return ((await answer.json()) as { open_house: House }).open_house
}

import { DateTime } from 'luxon'
import { test } from '@japa/runner'
import type { Page } from 'playwright'
import type { Data } from '#data'
import { openHouseTime } from '#app/farm/open_houses/open_house_words'
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

type House = Data.Farm.OpenHouses.OpenHouse

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

    const guest = await openPage(server.url, { width: 360 })
    await guest.page.goto(`/open-houses/${house.slug}`)
    await guest.page.getByRole('link', { name: 'Register', exact: true }).click()
    await guest.page.getByLabel('Your name').fill('Ines Guest')
    await guest.page.getByLabel('Email').fill(EMAIL)
    await guest.page.getByRole('checkbox').check()
    await guest.page.getByRole('button', { name: 'Register' }).click()
    const told = guest.page.getByRole('heading', { name: 'You’re registered' })
    await told.and(guest.page.locator(':focus')).waitFor()
    assert.isAtLeast((await told.boundingBox())!.y, 0, 'in sight')
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
    const { page, context } = await openPage(server.url, { width: 1024, hasWorker: true })
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
    const look = { width: 360, hasWorker: true }
    const { page, context } = await openPage(server.url, look)
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
    const form = page.getByRole('region', { name: 'Change the entry' })
    await form.getByText('Enter an email address').waitFor()
    assert.equal(await form.getByRole('alert').count(), 1)
    await page.getByLabel('Email').fill('max@example.com')
    await page.getByRole('button', { name: 'Send again' }).click()
    await page.getByText('Everything is sent').waitFor()
    assert.sameMembers(await visitorsOf(server, house), ['max@example.com', 'uma@example.com'])

    const ava = new Visitor(server.url)
    await ava.signIn('ava', PASSWORD)
    await ava.send('DELETE', `/api/open-houses/${house.id}`)
    await signIn('Lea Lind', 'lea@example.com')
    await page.getByRole('button', { name: 'One entry needs you' }).click()
    await page.getByText('This open house is canceled.').waitFor()
    await page.goto(`/open-houses/${other.slug}/desk`)
    await page.getByRole('button', { name: 'One entry needs you' }).click()
    await page.getByRole('button', { name: 'Change and send' }).click()
    await form.getByRole('alert').getByText('This open house is canceled.').waitFor()
    await page.getByRole('checkbox', { name: /Send it to this open house/ }).check()
    await page.getByRole('button', { name: 'Send again' }).click()
    await page.getByText('Everything is sent').waitFor()
    assert.deepEqual(await visitorsOf(server, other), ['lea@example.com'])
  })

  test('one of a series is moved or canceled alone, or with the later ones', async ({ assert }) => {
    const ava = new Visitor(server.url)
    await ava.signIn('ava', PASSWORD)
    const houses = await scheduleSeries(ava)
    const { page, context, complaints } = await openPage(server.url)
    await signInBrowser(context, server.url, { email: 'ava', password: PASSWORD })
    await page.goto('/farm/open-houses')
    const [first, second, third, fourth] = houses.map((house) => startOf(house))
    const comesTo = (starts: DateTime[]) =>
      eventually(async () => {
        const now = (await comingOf(ava, houses[0])).map((house) => startOf(house).toMillis())
        return now.join() === starts.map((start) => start.toMillis()).join()
      })

    await choose(page, houses[1], 'Edit')
    const dialog = page.getByRole('dialog', { name: 'Edit open house' })
    assert.isTrue(await dialog.getByRole('radio', { name: 'Only this one' }).isChecked())
    await dialog.getByLabel('From', { exact: true }).fill('15:20')
    await dialog.getByLabel('To', { exact: true }).fill('16:20')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.waitFor({ state: 'detached' })
    const alone = second.set({ hour: 15 })
    await comesTo([first, alone, third, fourth])

    await choose(page, houses[2], 'Edit')
    await dialog.getByRole('radio', { name: 'This and later ones' }).check()
    await dialog.getByText('Later ones move by as many days, to the same hours.').waitFor()
    assert.deepEqual(await accessibilityFaults(page, THEMES), [])
    await dialog.getByLabel('Day', { exact: true }).fill(third.plus({ days: 1 }).toISODate()!)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.waitFor({ state: 'detached' })
    const [later, last] = [third.plus({ days: 1 }), fourth.plus({ days: 1 })]
    await comesTo([first, alone, later, last])

    await choose(page, houses[0], 'Cancel')
    const asked = page.getByRole('dialog', { name: 'Cancel this open house?' })
    await asked.getByText('Nobody has registered yet.').waitFor()
    await asked.getByRole('button', { name: 'Only this one' }).click()
    await rowOf(page, houses[0]).waitFor({ state: 'detached' })
    await comesTo([alone, later, last])

    const [, moved] = await comingOf(ava, houses[0])
    await choose(page, moved, 'Cancel')
    await asked.getByRole('button', { name: 'This and later ones' }).click()
    await rowOf(page, moved).waitFor({ state: 'detached' })
    await comesTo([alone])
    assert.deepEqual(complaints, [])
  })
})

function rowOf(page: Page, house: House) {
  return page.getByRole('listitem').filter({ hasText: openHouseTime(house) })
}

async function choose(page: Page, house: House, entry: string): Promise<void> {
  await rowOf(page, house).getByRole('button', { name: 'Options' }).click()
  await page.getByRole('menuitem', { name: entry, exact: true }).click()
}

/** Where the home is. */
function startOf({ starts_at: start, timezone }: House): DateTime {
  return DateTime.fromISO(start, { zone: timezone })
}

/** Those of its series that are still to come, the next first. */
async function comingOf(ava: Visitor, { series_id: series }: House): Promise<House[]> {
  const answer = await ava.get('/api/open-houses?per_page=50')
  const { open_houses: page } = (await answer.json()) as { open_houses: { data: House[] } }
  return page.data.filter((house) => house.series_id === series)
}

/** At one of Ava’s listings on four days, at times that no other test takes. */
async function scheduleSeries(ava: Visitor): Promise<House[]> {
  const day = DateTime.utc().plus({ days: 5 }).toISODate()
  const answer = await ava.post('/api/open-houses', {
    open_house: {
      property_slug: await newestSlug(ava),
      starts_at: `${day}T10:20`,
      ends_at: `${day}T11:20`,
      repeat: { every: 'day', count: 4 },
    },
  })
  return ((await answer.json()) as { open_houses: House[] }).open_houses
}

async function newestSlug(ava: Visitor): Promise<string> {
  const listings = await ava.get('/api/properties/dashboard/realtor')
  const { properties } = (await listings.json()) as { properties: { data: { slug: string }[] } }
  return properties.data[0]!.slug
}

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
  const start = DateTime.utc().plus({ days: 2 })
  const answer = await ava.post('/api/open-houses', {
    open_house: {
      property_slug: await newestSlug(ava),
      starts_at: start.toISO(),
      ends_at: start.plus({ hours: 2 }).toISO(),
    },
  })
  return ((await answer.json()) as { open_house: House }).open_house
}

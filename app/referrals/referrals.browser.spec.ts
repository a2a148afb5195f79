import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { openAs, signIn } from '#tests/browser/demo_visit'
import { accessibilityFaults, closePages, openPage, THEMES } from '#tests/browser/stage'
import { BuiltServer } from '#tests/support/built_server'
import { eventually } from '#tests/support/eventually'
import { PASSWORD, uniqueHandle } from '#tests/support/users'
import { linkInMail } from '#tests/support/visitor'

const balanceOn = (page: Page) => page.getByRole('region', { name: 'Balance' }).getByRole('status')
const coinsOn = async (page: Page) => Number(await balanceOn(page).textContent())

test.group('Club coin in a browser', (group) => {
  let server: BuiltServer

  group.setup(async () => {
    server = await BuiltServer.create({ env: { DEMO: '1' } })
    await server.start()
    return () => server.remove()
  })
  group.each.teardown(() => closePages())

  async function register(page: Page): Promise<void> {
    const handle = uniqueHandle()
    const email = `${handle}@example.com`
    await page.getByRole('link', { name: 'Create account' }).click()
    await page.getByRole('textbox', { name: 'Name' }).fill('Livia Conti')
    await page.getByLabel('Handle').fill(handle)
    await page.getByText('Available', { exact: true }).waitFor()
    await page.getByLabel('Email').fill(email)
    await page.locator('[name=password]').fill(PASSWORD)
    await page.locator('[name=password_confirmation]').fill(PASSWORD)
    await page.getByRole('checkbox').check()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/verify-email')
    const link = await eventually(() => linkInMail(server.storage, email))
    await page.goto(link)
    await page.getByText('Thanks, your email address is verified.').waitFor()
  }

  test('someone invited joins in, staff has a look, and the coin comes live', async ({
    assert,
  }) => {
    const { page: ava, complaints } = await openPage(server.url)
    // by the form, since the kind of browser that signs in is remembered
    await ava.goto('/login')
    await signIn(ava, 'ava')
    await ava.waitForURL((url) => url.pathname !== '/login')
    await ava.goto('/dashboard/refer')
    const link = await ava.getByRole('textbox', { name: 'Your link' }).inputValue()
    await ava.getByText('Jonas').first().waitFor()
    await ava.getByRole('img', { name: 'QR code that opens your link' }).waitFor()
    await ava.getByRole('button', { name: 'Share' }).click()
    await ava.getByRole('dialog').getByRole('textbox', { name: 'Link' }).waitFor()
    await ava.goto('/club-coin')
    const before = await coinsOn(ava)

    const { page: guest, ...theirs } = await openPage(server.url, { width: 360 })
    await guest.goto(new URL(link).pathname)
    await guest.getByRole('heading', { name: 'Ava Rinaldi invited you' }).waitFor()
    await register(guest)
    await guest.goto('/markets/portofino')
    await guest.getByRole('button', { name: 'Join market' }).click()
    await guest.getByRole('button', { name: 'Leave market' }).waitFor()

    // the same address and kind of browser as Ava's, within the hour
    const { page: staff, ...staffs } = await openAs(server.url, 'otto', '/staff/referrals', {})
    const row = staff.getByRole('listitem').filter({ hasText: 'Livia Conti' })
    await row.getByText('Same address').waitFor()
    assert.deepEqual(await accessibilityFaults(staff, THEMES), [])
    assert.equal(await coinsOn(ava), before)
    // somebody else decides meanwhile
    const { page: late } = await openAs(server.url, 'otto', '/staff/referrals')
    const lateRow = late.getByRole('listitem').filter({ hasText: 'Livia Conti' })
    const refuse = lateRow.getByRole('button', { name: 'Refuse' })
    await refuse.waitFor()
    await row.getByRole('button', { name: 'Accept' }).focus()
    await staff.keyboard.press('Enter')
    await row.getByText('Accepted by @otto').waitFor()
    await staff.getByRole('tab', { name: /Accepted 1/ }).waitFor()
    const { y, height } = (await refuse.boundingBox())!
    await late.setViewportSize({ width: 1280, height: Math.ceil(y + height) + 1 })
    await refuse.click()
    const note = lateRow.getByRole('alert')
    await note.getByText('This was already decided.').waitFor()
    await eventually(async () => {
      const box = (await note.boundingBox())!
      return box.y + box.height <= late.viewportSize()!.height
    })

    await balanceOn(ava)
      .getByText(String(before + 50), { exact: true })
      .waitFor()
    assert.deepEqual([...complaints, ...theirs.complaints, ...staffs.complaints], [])
  })

  test('coin becomes image credits, told beforehand and confirmed after', async ({ assert }) => {
    const { page, complaints } = await openAs(server.url, 'mila', '/club-coin', { width: 360 })
    const before = await coinsOn(page)
    const left = before % 10
    const spent = before - left
    const credits = spent / 10
    assert.isAbove(credits, 0)
    const coins = page.getByLabel('Coins')
    await coins.fill(String(spent + 10))
    await page.getByText(`Enter a multiple of 10, up to ${spent}.`).waitFor()
    assert.isTrue(await page.getByRole('button', { name: 'Convert' }).isDisabled())
    await coins.fill(String(spent))
    await page
      .getByText(`After that, you have ${20 + credits} image credits and ${left} coins.`)
      .waitFor()
    await page.getByRole('button', { name: 'Convert' }).click()
    await page.getByText('Converted', { exact: true }).waitFor()
    await balanceOn(page).getByText(String(left), { exact: true }).waitFor()
    await page.getByRole('link', { name: /^Converted to \d+ image credit/ }).waitFor()
    await page.getByText(`You need at least 10 coins. You have ${left}.`).waitFor()
    assert.deepEqual(complaints, [])
  })
})

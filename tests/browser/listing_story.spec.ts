import { join } from 'node:path'
import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { closePages, holds, openPage } from '#tests/browser/stage'
import { BuiltServer } from '#tests/support/built_server'
import { eventually } from '#tests/support/eventually'
import { linkInMail } from '#tests/support/visitor'

const PHOTOGRAPH = join(
  import.meta.dirname,
  '../../resources/demo/photographs/exteriors/mediterranean.jpg'
)

async function saved(page: Page): Promise<void> {
  await page
    .getByText(/saved \d/)
    .first()
    .waitFor()
}

test.group('A stranger becomes a realtor and publishes a home', (group) => {
  let server: BuiltServer

  group.setup(async () => {
    server = await BuiltServer.create()
    await server.start()
    return () => server.remove()
  })
  group.each.teardown(() => closePages())

  test('from the front page to the address that others open', async ({ assert }) => {
    const { page, complaints } = await openPage(server.url)
    await page.goto('/')
    await page.getByRole('link', { name: 'Join' }).first().click()

    await page.getByRole('radio', { name: /Realtor/ }).check()
    await page.getByLabel('Name', { exact: true }).fill('Livia Conti')
    await page.getByLabel('Handle').fill('livia.conti')
    await page.getByText('Available').waitFor()
    await page.getByLabel('Email').fill('livia@example.com')
    await page.getByLabel('Password', { exact: true }).fill('umber-lantern-42')
    await page.locator('[name=password_confirmation]').fill('umber-lantern-42')
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.waitForURL('**/verify-email')

    const link = await eventually(() => linkInMail(server.storage, 'livia@example.com'))
    await page.goto(link)
    await page.waitForURL('**/dashboard')
    await page.getByRole('link', { name: 'My listings' }).first().click()
    await page.waitForURL('**/dashboard/properties')

    await page.getByRole('button', { name: 'New listing' }).first().click()
    await page.getByRole('dialog').getByLabel('Name').fill('Casa Livia')
    await page.getByRole('button', { name: 'Create draft' }).click()
    await page.waitForURL('**/edit')

    await page.getByRole('combobox', { name: 'Property type' }).click()
    await page.getByRole('option', { name: 'Villa' }).click()
    await page.getByLabel('Bedrooms').fill('4')
    await page.getByLabel('Living area').fill('240')
    await page.getByLabel('Living area').blur()
    await saved(page)

    await page.getByRole('link', { name: /^Location/ }).click()
    await page.getByLabel('Town or village').fill('Portofino')
    await page
      .getByRole('option', { name: /Portofino/ })
      .first()
      .click()
    await page.getByLabel('Street and number').fill('Via del Molo 7')

    await page.getByRole('link', { name: /^Price/ }).click()
    await page.getByRole('textbox', { name: 'Price', exact: true }).fill('1250000')
    // that of the town’s country
    await holds(page.getByRole('combobox', { name: 'Currency', exact: true }), 'EUR · Euro')

    await page.getByRole('link', { name: /^Photos/ }).click()
    await page.locator('input[type=file]').setInputFiles(PHOTOGRAPH)
    await page.getByLabel(/Alt text/).fill('The house above the harbor')

    await page.getByRole('link', { name: /^Description/ }).click()
    await page
      .getByRole('textbox', { name: 'Description' })
      .fill('A quiet house above the harbor.\n\nEvening light.')
    await page.getByRole('textbox', { name: 'Description' }).blur()
    await saved(page)

    await page.getByRole('link', { name: /^Publish/ }).click()
    await page.getByRole('button', { name: 'Publish listing' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Publish listing' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'View listing' }).waitFor()
    await page.keyboard.press('Escape')
    const address = page.url().replace(/\/edit.*/, '')
    assert.deepEqual(complaints, [])

    const phone = await openPage(server.url, { width: 390, theme: 'dark' })
    const response = await phone.page.goto(address)
    assert.equal(response?.status(), 200)
    const html = await response!.text()
    assert.include(html, 'application/ld+json')
    assert.match(html, /property="og:image" content="http/)
    await phone.page.getByRole('heading', { level: 1, name: 'Casa Livia' }).waitFor()
    assert.equal(await phone.page.title(), 'Casa Livia - vesta')
    await phone.page.getByText('€1,250,000').first().waitFor()
    assert.equal(await phone.page.locator('html').getAttribute('data-theme'), 'dark')
    assert.deepEqual(phone.complaints, [])
  }).timeout(600_000)
})

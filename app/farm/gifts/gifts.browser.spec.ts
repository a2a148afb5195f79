import { test } from '@japa/runner'
import { openAs } from '#tests/browser/demo_visit'
import { accessibilityFaults, closePages, THEMES } from '#tests/browser/stage'
import { BuiltServer } from '#tests/support/built_server'

const CONTACT = 'Rafael Moreau'

test.group('Gifts in the browser', (group) => {
  let server: BuiltServer

  group.setup(async () => {
    server = await BuiltServer.create({ env: { DEMO: '1' } })
    await server.start()
    return () => server.remove()
  })
  group.each.teardown(() => closePages())

  test('one is sent and claimed on a phone, another taken back', async ({ assert }) => {
    const { page: sender, complaints } = await openAs(server.url, 'ava', '/farm/gifts', {})
    const send = async (message: string) => {
      await sender.getByRole('combobox', { name: 'For' }).fill(CONTACT)
      await sender.getByRole('option', { name: new RegExp(CONTACT) }).click()
      await sender.getByRole('textbox', { name: 'Card' }).fill(message)
      await sender.getByRole('button', { name: 'Send gift' }).click()
      const sent = sender.getByRole('listitem').filter({ hasText: message })
      return sent.getByRole('textbox', { name: 'Link' }).inputValue()
    }
    await sender.getByRole('button', { name: 'Send gift' }).click()
    await sender.getByText('Choose one of your contacts.').waitFor()
    await sender.getByText('Write a few words.').waitFor()
    const link = await send('Thank you for the keys.')
    assert.deepEqual(await accessibilityFaults(sender, THEMES), [])

    const { pathname } = new URL(link)
    const { page: receiver } = await openAs(server.url, 'noah', pathname, { width: 360 })
    await receiver.getByText('Thank you for the keys.').waitFor()
    await receiver.getByRole('button', { name: 'Get 5 credits' }).click()
    await receiver.getByText('5 credits are in your account now.').waitFor()
    await sender.reload()
    await sender.getByText('Claimed', { exact: true }).waitFor()

    await send('Welcome to the harbor.')
    await sender.getByRole('button', { name: 'Withdraw' }).click()
    await sender.getByRole('button', { name: 'Withdraw gift' }).click()
    await sender.getByText('Withdrawn', { exact: true }).waitFor()
    assert.deepEqual(complaints, [])
  })
})

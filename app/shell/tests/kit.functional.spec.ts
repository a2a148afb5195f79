import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'

test.group('Kit', () => {
  test('shows every piece outside production', async ({ client }) => {
    const page = await client.get('/kit')
    page.assertStatus(200)
    page.assertTextIncludes('Type and headings')
    page.assertTextIncludes('Waiting, empty, failed')
  })

  test('is not there in production', async ({ client, cleanup }) => {
    Object.defineProperty(app, 'inProduction', { value: true, configurable: true })
    cleanup(() => void Reflect.deleteProperty(app, 'inProduction'))
    const page = await client.get('/kit')
    page.assertStatus(404)
  })
})

import { createHash } from 'node:crypto'
import { test } from '@japa/runner'
import { sign } from '#app/realtime/protocol/realtime_app'
import { runningServer } from '#app/realtime/server/running_server'

function signedPath(body: string): string {
  const { id, key, secret } = runningServer()!.app
  const path = `/apps/${id}/events`
  const sum = createHash('md5').update(body).digest('hex')
  const timestamp = Math.floor(Date.now() / 1000)
  const query = `auth_key=${key}&auth_timestamp=${timestamp}&auth_version=1.0&body_md5=${sum}`
  return `${path}?${query}&auth_signature=${sign(secret, `POST\n${path}\n${query}`)}`
}

test.group('A signed call', () => {
  test('is done once, however often it is sent', async ({ client, assert }) => {
    const event = { name: 'said', channel: 'room', data: '{}' }
    const path = signedPath(JSON.stringify(event))
    const send = () => client.post(path).json(event)
    const answers = await Promise.all([send(), send(), send()])
    assert.deepEqual(answers.map((answer) => answer.status()).sort(), [200, 401, 401])
  })
})

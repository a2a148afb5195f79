import { test } from '@japa/runner'
import { UnreadStore } from '#app/kit/shell/unread'

test.group('Unread counts', () => {
  test('what is told while the server is asked is newer than its answer', async ({ assert }) => {
    const unread = new UnreadStore({})
    const { promise, resolve } = Promise.withResolvers<number>()
    const asked = unread.ask('/chats', () => promise)
    unread.tell('/chats', 1)
    resolve(0)
    await asked
    assert.deepEqual(unread.snapshot(), { '/chats': 1 })
  })

  test('the answer to the last question counts, and a failed one shows none', async ({
    assert,
  }) => {
    const unread = new UnreadStore({})
    const { promise, resolve } = Promise.withResolvers<number>()
    const first = unread.ask('/chats', () => promise)
    await unread.ask('/chats', async () => 3)
    resolve(2)
    await first
    await unread.ask('/notifications', async () => 5)
    assert.deepEqual(unread.snapshot(), { '/chats': 3, '/notifications': 5 })
    await unread.ask('/chats', () => Promise.reject(new Error('offline')))
    assert.deepEqual(unread.snapshot(), { '/chats': 0, '/notifications': 5 })
  })

  test('what is told while a question fails stays', async ({ assert }) => {
    const unread = new UnreadStore({})
    const { promise, reject } = Promise.withResolvers<number>()
    const asked = unread.ask('/chats', () => promise)
    unread.tell('/chats', 4)
    reject(new Error('offline'))
    await asked
    assert.deepEqual(unread.snapshot(), { '/chats': 4 })
  })

  test('an answer still counts when a later question fails', async ({ assert }) => {
    const unread = new UnreadStore({})
    const { promise, resolve } = Promise.withResolvers<number>()
    const first = unread.ask('/chats', () => promise)
    await unread.ask('/chats', () => Promise.reject(new Error('offline')))
    resolve(2)
    await first
    assert.deepEqual(unread.snapshot(), { '/chats': 2 })
  })
})

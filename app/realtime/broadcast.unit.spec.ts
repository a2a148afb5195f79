import { test } from '@japa/runner'
import { broadcast, useBroadcaster } from '#app/realtime/broadcast'
import type { Broadcast, Broadcaster } from '#app/realtime/broadcaster'

test.group('A broadcast', (group) => {
  group.each.teardown(() => useBroadcaster(undefined))

  test('to more channels than an event may have is sent in parts', async ({ assert }) => {
    const published: Broadcast[] = []
    const publish = async (parts: Broadcast[]) => void published.push(...parts)
    useBroadcaster({ publish } as unknown as Broadcaster)
    const channels = Array.from({ length: 201 }, (_, id) => `private-user.${id}`)
    await broadcast({ channels, event: 'lead.updated', data: { lead_id: 1 }, exceptSocketId: '2' })
    assert.deepEqual(
      published.map((part) => part.channels.length),
      [100, 100, 1]
    )
    assert.deepEqual(
      published.flatMap((part) => part.channels),
      channels
    )
    for (const part of published) {
      assert.deepInclude(part, {
        event: 'lead.updated',
        data: { lead_id: 1 },
        exceptSocketId: '2',
      })
    }
  })
})

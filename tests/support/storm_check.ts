import type { Assert } from '@japa/assert'
import type { ChatStorm } from '#tests/support/chat_storm'
import { eventually } from '#tests/support/eventually'

/** Checks that every acknowledged message reached every reader once, in order. */
export async function checkStorm(storm: ChatStorm, assert: Assert, rounds: number): Promise<void> {
  const connected = () => storm.readers.filter((reader) => reader.isConnected).length
  await eventually(() => connected() === storm.readers.length, {
    within: 60_000,
    progress: connected,
    what: () => 'every reader to be connected again',
  })
  await storm.end()

  const messages = await storm.messages()
  const kept = messages.flatMap(({ client_id: clientId }) => clientId ?? [])
  assert.isAbove(storm.acknowledged.size, rounds)
  assert.sameMembers(kept, [...storm.acknowledged], 'each once, and nothing else')
  assert.isAbove(storm.refused.size, 0)
  const ids = messages.map(({ id }) => id)
  for (const reader of storm.readers) assert.deepEqual(reader.shown, ids)
}

import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { claimDigests } from '#app/chats/digest/claim_digests'
import { pair, type Person } from '#app/chats/tests/person'

const claim = (limit: number) => db.transaction((trx) => claimDigests({ trx }, limit))

async function waitYears({ id }: Person, years: number): Promise<void> {
  const ago = db.raw(`now() - make_interval(years => ${years})`)
  await db.from('chat_members').where('user_id', id).update({ sorted_at: ago })
}

test.group('Digests that are due', () => {
  test('go to who waited longest, and one that fails does not starve the rest', async ({
    client,
    assert,
  }) => {
    const [ava, noah] = await pair(client)
    const [, mila] = await pair(client)
    await mila.letIn(ava)
    await ava.start(noah, 'Hello')
    await ava.start(mila, 'Hello')
    await waitYears(noah, 30)
    await waitYears(mila, 20)
    assert.deepEqual(await claim(1), [noah.id])
    assert.deepEqual(await claim(1), [mila.id], 'though nothing was sent to the first')

    const later = db.raw(`now() - interval '31 minutes'`)
    const preferences = () => db.from('chat_preferences').where('user_id', noah.id)
    await preferences().update({ digest_attempted_at: later })
    assert.deepEqual(await claim(1), [noah.id], 'tried again after a pause')
    await preferences().update({ digest_attempted_at: later })
    assert.notInclude(await claim(1), noah.id, 'which gets longer')
  })
})

import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import logger from '@adonisjs/core/services/logger'
import { runCampaigns } from '#app/farm/campaigns/run_campaigns'
import { startCampaign } from '#app/farm/campaigns/start_campaign'
import { campaigner, keptOutbox, sendDue } from '#app/farm/tests/campaigning'
import { transaction } from '#app/kernel/database/transaction'
import { eventually } from '#tests/support/eventually'

const noon = () => DateTime.utc().plus({ days: 1 }).set({ hour: 12, minute: 0 })
const UNREADABLE = JSON.stringify([{ kind: 'text', text: { type: 'doc', content: 5 } }])

test.group('A run of campaigns', (group) => {
  group.tap((each) => each.tags(['@embedded']))
  group.each.teardown(async () => void (await db.from('farm_outbox').delete()))

  test('sends the others when one can’t be started or written, and says which', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { addReader, write, launch, find } = await campaigner(client)
    await addReader('broken@example.net')
    const [unstarted, unwritten] = [await write(), await write()]
    await launch(unstarted.id)
    await launch(unwritten.id)
    await transaction((trx) => startCampaign({ trx }, unwritten.id, noon()))
    const ids = [unstarted.id, unwritten.id]
    await db.rawQuery('update farm_campaigns set body = ? where id = any(?)', [UNREADABLE, ids])
    cleanup(async () => void (await db.from('farm_campaigns').whereIn('id', ids).delete()))

    const other = await campaigner(client)
    await other.addReader('fine@example.net')
    const fine = await other.write()
    await other.launch(fine.id)
    const errors = keepErrors(cleanup)
    const { mails, outbox } = keptOutbox()
    await sendDue(outbox, noon())
    // what can't be written can't be answered either
    await db.rawQuery(`update farm_campaigns set body = '[]' where id = any(?)`, [ids])

    assert.include(
      mails.map(({ to }) => to),
      'fine@example.net'
    )
    assert.equal((await other.find(fine.id)).status, 'sent')
    assert.equal((await find(unstarted.id)).status, 'scheduled')
    assert.containsSubset((await find(unwritten.id)).counts, { waiting: 1, sent: 0 })
    assert.includeDeepMembers(errors(), [
      { id: unstarted.id, said: 'Starting a campaign failed' },
      { id: unwritten.id, said: 'campaign not written' },
    ])
  })

  test('reports that it couldn’t say that it still sends, and goes on', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { addReader, write, launch, find } = await campaigner(client)
    await addReader('slow@example.net')
    const { id } = await write()
    await launch(id)
    const errors = keepErrors(cleanup)
    const rename = (from: string, to: string) =>
      db.rawQuery(`alter table farm_outbox rename column ${from} to ${to}`)
    const { outbox } = keptOutbox(async ({ to }) => {
      if (to !== 'slow@example.net') return
      await rename('held_until', 'hidden')
      try {
        await eventually(() => errors().some(({ said }) => said === 'outbox not renewed'))
      } finally {
        await rename('hidden', 'held_until')
      }
    })
    await runCampaigns({ outbox, now: noon, rate: 10_000, forMs: 20_000, renewMs: 20 })
    const reported = errors().find(({ said }) => said === 'outbox not renewed')
    assert.include(reported?.campaigns, id)
    assert.equal((await find(id)).counts.sent, 1)
  })

  test('ends once another process holds the outbox', async ({ client, assert }) => {
    const { addReader, write, launch, find } = await campaigner(client)
    for (const name of ['first', 'second']) await addReader(`${name}.held@example.net`)
    const { id } = await write()
    await launch(id)
    const { mails, outbox } = keptOutbox(async ({ to }) => {
      if (!to.endsWith('.held@example.net')) return
      await db.rawQuery(
        `update farm_outbox set holder = ?, held_until = now() + interval '1 hour'`,
        [randomUUID()]
      )
    })
    // one mail at a time, with ten renewals in between
    const isMore = await runCampaigns({ outbox, now: noon, rate: 1, forMs: 60_000, renewMs: 100 })
    assert.isFalse(isMore)
    assert.lengthOf(
      mails.filter(({ to }) => to.endsWith('.held@example.net')),
      1
    )
    assert.equal((await find(id)).counts.waiting, 1)
  })
})

interface Reported {
  id?: number
  campaign_id?: number
  campaigns?: number[]
}

/** What is logged as an error from now on. */
function keepErrors(cleanup: (callback: () => void) => void) {
  const kept: (Reported & { said: string })[] = []
  const { error } = logger
  logger.error = ((given: Reported, said: string) => {
    const { id = given.campaign_id, campaigns } = given
    kept.push({ ...(id ? { id } : {}), ...(campaigns ? { campaigns } : {}), said })
  }) as typeof error
  cleanup(() => void (logger.error = error))
  return () => kept
}

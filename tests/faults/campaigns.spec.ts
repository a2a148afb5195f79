import { test } from '@japa/runner'
import type { Data } from '#data'
import { readMail } from '#app/farm/tests/sent_mail'
import { SENDER, TEXT } from '#app/farm/tests/campaigning'
import { BuiltServer } from '#tests/support/built_server'
import { withEmbeddedFiles } from '#tests/support/embedded_files'
import { eventually } from '#tests/support/eventually'
import { MailServer } from '#tests/support/mail_server'
import { PASSWORD } from '#tests/support/password'
import { rounds } from '#tests/support/rounds'
import { uniqueHandle } from '#tests/support/users'
import { Visitor } from '#tests/support/visitor'

const KILLS = rounds('CAMPAIGN_KILLS', { few: 1, soak: 3 })
const READERS = rounds('CAMPAIGN_READERS', { few: 500, soak: 2000 })
/** Mails under way at once, each of which a kill may leave unsure. */
const PARALLEL = 4

/** A killed process holds the outbox for 30 s, and the job runs every 30 s. */
const MAX_STANDSTILL_MS = 150_000

type Campaign = Data.Farm.Campaigns.Campaign

async function read<Body>(answer: Response): Promise<Body> {
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
  return (await answer.json()) as Body
}

/** A realtor with a sender's name and contacts who agreed, in a stopped server's storage. */
async function realtorWithReaders() {
  const server = await BuiltServer.create()
  const handle = uniqueHandle()
  try {
    await server.start()
    const realtor = new Visitor(server.url)
    await realtor.register(handle, server.storage)
    const sender = await realtor.send(
      'PUT',
      '/api/farm/sender',
      JSON.stringify({ sender: SENDER }),
      {
        'content-type': 'application/json',
      }
    )
    await read(sender)
  } finally {
    await server.end()
  }
  await withEmbeddedFiles(server.storage, (db) =>
    db.exec(`
      with readers as (
        insert into farm_contacts (farm_id, email, consent_status)
        select farms.id, 'reader' || n || '@example.com', 'confirmed'
        from farms, generate_series(1, ${READERS}) n returning id)
      insert into farm_consents (contact_id, kind, wording, source)
      select id, 'confirmed', 'Yes, send me news.', '/join/news' from readers`)
  )
  return { storage: server.storage, handle }
}

test.group('A campaign whose server is killed', () => {
  test('reaches everybody once', async ({ assert, cleanup }) => {
    const mailServer = await MailServer.start()
    cleanup(() => mailServer.stop())
    const { storage, handle } = await realtorWithReaders()
    const env = {
      MAIL_MAILER: 'smtp',
      SMTP_HOST: '127.0.0.1',
      SMTP_PORT: String(mailServer.port),
      CAMPAIGN_RATE: '1000',
    }
    const server = await BuiltServer.create({ storage, env })
    cleanup(() => server.remove())
    await server.start()
    const realtor = new Visitor(server.url)
    await realtor.signIn(handle, PASSWORD)
    const campaign = { name: 'News', subject: 'News from Genoa', body: TEXT }
    const written = await realtor.post('/api/farm/campaigns', { campaign })
    const { id } = (await read<{ campaign: Campaign }>(written)).campaign
    await read(await realtor.post(`/api/farm/campaigns/${id}/send`, { now: true }))

    const letters = () => mailServer.mails.filter(({ to }) => to[0].startsWith('reader'))
    const received = () => letters().length
    for (let kill = 1; kill <= KILLS; kill++) {
      const enough = (kill * READERS) / (KILLS + 1)
      await eventually(() => received() >= enough, {
        within: MAX_STANDSTILL_MS,
        every: 50,
        progress: received,
        what: () => `${enough} mails, of which ${received()} came`,
      })
      await server.end('SIGKILL')
      await server.start()
    }
    const sent = await eventually(
      async () => {
        const { campaigns } = await read<{ campaigns: { data: Campaign[] } }>(
          await realtor.get('/api/farm/campaigns')
        )
        return campaigns.data.find((each) => each.id === id && each.status === 'sent')
      },
      { within: MAX_STANDSTILL_MS, progress: received, what: () => 'the end of the campaign' }
    )

    const reached = letters().map(({ to }) => to[0])
    const { sent: known, unsure } = sent.counts
    assert.lengthOf(new Set(reached), reached.length, 'nobody twice')
    assert.equal(known + unsure, READERS)
    assert.isAtMost(unsure, PARALLEL * KILLS)
    assert.isAtLeast(reached.length, known, 'nobody is forgotten')
    assert.isAtMost(reached.length, READERS)

    const mail = await readMail(letters()[0].message)
    assert.equal(mail.header('list-unsubscribe-post'), 'List-Unsubscribe=One-Click')
    assert.include(mail.text, SENDER.postal_address)
  }).timeout(900_000)
})

import type { ApiClient } from '@japa/api-client'
import { DateTime } from 'luxon'
import type User from '#app/accounts/user'
import { readMail, type SentMail } from '#app/farm/tests/sent_mail'
import { transaction } from '#app/kernel/database/transaction'
import type { MailOutbox } from '#app/kernel/mail/outbox'
import { recordConsent } from '#app/farm/contacts/record_consent'
import { runCampaigns } from '#app/farm/campaigns/run_campaigns'
import { farmer } from '#app/farm/tests/farming'

export const TEXT = [
  {
    kind: 'text',
    text: {
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Hello' }] }],
    },
  },
]

export const SENDER = {
  name: 'Ava Rinaldi',
  postal_address: 'Via Garibaldi 1, 16124 Genoa',
  time_zone: 'UTC',
}

/** A realtor with a sender's name, who writes campaigns. */
export async function campaigner(client: ApiClient, owner?: User) {
  const farm = await farmer(client, owner)
  const { user, send, addContact } = farm
  const put = (path: string, body: object) =>
    client.put(path).json(body).accept('json').withCsrfToken().loginAs(user)
  ;(await put('/api/farm/sender', { sender: SENDER })).assertStatus(200)

  const addReader = async (email: string, contact: object = {}) => {
    const { id } = await addContact({ email, ...contact })
    const evidence = { wording: 'Yes, send me news.', source: '/join/news' }
    await transaction((trx) => recordConsent({ trx }, id, { kind: 'confirmed', ...evidence }))
    return id as number
  }
  const write = async (campaign: object = {}) => {
    const given = {
      name: 'News',
      subject: 'News from Genoa',
      body: TEXT,
      // the worker of the suite leaves it alone
      scheduled_at: DateTime.utc().plus({ minutes: 10 }).toISO(),
      ...campaign,
    }
    const answer = await send('post', '/api/farm/campaigns', { campaign: given })
    answer.assertStatus(201)
    return answer.body().campaign
  }
  const launch = async (id: number, now = false) => {
    const answer = await send('post', `/api/farm/campaigns/${id}/send`, { now })
    answer.assertStatus(200)
    return answer.body().campaign
  }
  const find = async (id: number) => {
    const { campaigns } = (await farm.read('/api/farm/campaigns')).body()
    return campaigns.data.find((each: { id: number }) => each.id === id)
  }
  return { ...farm, put, addReader, write, launch, find }
}

/** Keeps what is delivered; `onDeliver` may refuse it. */
export function keptOutbox(onDeliver?: (mail: SentMail) => Promise<void> | void) {
  const mails: SentMail[] = []
  const outbox: MailOutbox = {
    async deliver({ message }, handOver) {
      const mail = await readMail(message)
      await onDeliver?.(mail)
      await handOver()
      mails.push(mail)
    },
    close() {},
  }
  return { mails, outbox }
}

/** Sends everything that is due at a time. */
export async function sendDue(outbox: MailOutbox, now: DateTime) {
  const run = { outbox, now: () => now, rate: 10_000, forMs: 20_000 }
  while (await runCampaigns(run));
}

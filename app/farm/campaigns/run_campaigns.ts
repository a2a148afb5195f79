import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { DateTime } from 'luxon'
import { transaction } from '#app/kernel/database/transaction'
import type { MailOutbox } from '#app/kernel/mail/outbox'
import { claimRecipients, type ClaimedRecipient } from '#app/farm/campaigns/claim_recipients'
import {
  finishCampaigns,
  leaveOutbox,
  startCampaign,
  takeOutbox,
} from '#app/farm/campaigns/start_campaign'
import { recordDelivery } from '#app/farm/campaigns/record_delivery'
import { readCampaignLetter, type CampaignLetter } from '#app/farm/campaigns/campaign_letter'
import { sendRecipient } from '#app/farm/campaigns/send_recipient'

interface Run {
  outbox: MailOutbox
  now: () => DateTime
  /** mails per second */
  rate: number
  /** ms; it ends after the mails it has begun by then */
  forMs: number
}

const MAX_CLAIMED = 20
const PARALLEL = 4
const RENEW_MS = 10_000

/** Starts campaigns whose time has come and sends for a while. @returns whether more is due */
export async function runCampaigns(run: Run): Promise<boolean> {
  const holder = randomUUID()
  const take = () => transaction((trx) => takeOutbox({ trx }, holder))
  if (!(await take())) return false
  const renewal = setInterval(() => void take().catch(() => {}), RENEW_MS)
  try {
    while (await transaction((trx) => startCampaign({ trx }, run.now())));
    return await sendDue(run, holder)
  } finally {
    clearInterval(renewal)
    await transaction((trx) => finishCampaigns({ trx }, run.now()))
    await transaction((trx) => leaveOutbox({ trx }, holder))
  }
}

async function sendDue({ outbox, now, rate, forMs }: Run, holder: string): Promise<boolean> {
  const letters = new Map<number, Promise<CampaignLetter | null>>()
  const letterOf = (id: number) => {
    const known = letters.get(id) ?? readCampaignLetter(id, { isCounted: true })
    letters.set(id, known)
    return known
  }
  const send = async (recipient: ClaimedRecipient) => {
    const letter = await letterOf(recipient.campaignId)
    if (letter) await sendRecipient(recipient, { outbox, holder, letter, now })
  }
  const limit = Math.max(1, Math.min(MAX_CLAIMED, Math.round(rate)))
  const end = Date.now() + forMs
  while (Date.now() < end) {
    const began = Date.now()
    const claim = { holder, now: now(), limit }
    const claimed = await transaction((trx) => claimRecipients({ trx }, claim))
    if (!claimed) return false
    await sendAll(claimed, send, { holder, now })
    const left = began + (claimed.length * 1000) / rate - Date.now()
    if (left > 0) await pause(left)
  }
  return true
}

/** A few at a time. After a failed connection, the others are free for the next run. */
async function sendAll(
  recipients: ClaimedRecipient[],
  send: (recipient: ClaimedRecipient) => Promise<void>,
  { holder, now }: Pick<Run, 'now'> & { holder: string }
): Promise<void> {
  const left = [...recipients]
  let failure: { error: unknown } | null = null
  const lane = async () => {
    for (let next = left.shift(); next && !failure; next = left.shift()) {
      try {
        await send(next)
      } catch (error) {
        failure = { error }
        left.push(next)
      }
    }
  }
  await Promise.all(Array.from({ length: PARALLEL }, lane))
  if (!failure) return
  const outcome = { holder, delivery: { kind: 'released' as const }, now: now() }
  for (const recipient of left) {
    await transaction((trx) => recordDelivery({ trx }, recipient, outcome))
  }
  throw (failure as { error: unknown }).error
}

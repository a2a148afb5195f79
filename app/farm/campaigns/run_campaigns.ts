import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import logger from '@adonisjs/core/services/logger'
import type { DateTime } from 'luxon'
import { Lease } from '#app/common/jobs/lease'
import { transaction } from '#app/kernel/database/transaction'
import type { MailOutbox } from '#app/kernel/mail/outbox'
import { eachAlone } from '#app/kernel/queue/each_alone'
import { claimRecipients, type ClaimedRecipient } from '#app/farm/campaigns/claim_recipients'
import {
  finishCampaigns,
  HELD_SECONDS,
  leaveOutbox,
  listDueCampaigns,
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
  /** how often it says that it still sends; 10 s by default */
  renewMs?: number
}

/** A run that holds the outbox. */
interface HeldRun extends Run {
  holder: string
  /** by campaign; null where it is gone */
  letters: Map<number, Promise<CampaignLetter | 'unwritten' | null>>
  /** another process has the outbox now */
  isLost: boolean
}

const MAX_CLAIMED = 20
const PARALLEL = 4
const RENEW_MS = 10_000
const UNWRITTEN = 'This mail couldn’t be written.'

/** Starts campaigns whose time has come and sends for a while. @returns whether more is due */
export async function runCampaigns(given: Run): Promise<boolean> {
  const holder = randomUUID()
  const take = () => transaction((trx) => takeOutbox({ trx }, holder))
  if (!(await take())) return false
  const run: HeldRun = { ...given, holder, letters: new Map(), isLost: false }
  const renew = async () => {
    try {
      return await take()
    } catch (error) {
      logger.error({ err: error, campaigns: [...run.letters.keys()] }, 'outbox not renewed')
      throw error
    }
  }
  const terms = { renew, leaseSeconds: HELD_SECONDS, heartbeatMs: run.renewMs ?? RENEW_MS }
  const lease = new Lease(terms, () => (run.isLost = true))
  try {
    await startDue(run.now())
    return await sendDue(run)
  } finally {
    lease.end()
    await transaction((trx) => finishCampaigns({ trx }, run.now()))
    await transaction((trx) => leaveOutbox({ trx }, holder))
  }
}

async function startDue(now: DateTime): Promise<void> {
  const start = (id: number) => transaction((trx) => startCampaign({ trx }, id, now))
  // each that failed is logged and stays due; those that started are sent
  await eachAlone(await listDueCampaigns(now), 'Starting a campaign', start).catch(() => {})
}

async function sendDue(run: HeldRun): Promise<boolean> {
  const { holder, now, rate, forMs } = run
  const limit = Math.max(1, Math.min(MAX_CLAIMED, Math.round(rate)))
  const end = Date.now() + forMs
  while (Date.now() < end) {
    // whoever holds the outbox now goes on
    if (run.isLost) return false
    const began = Date.now()
    const claim = { holder, now: now(), limit }
    const claimed = await transaction((trx) => claimRecipients({ trx }, claim))
    if (!claimed) return false
    await sendAll(claimed, run)
    const left = began + (claimed.length * 1000) / rate - Date.now()
    if (left > 0) await pause(left)
  }
  return true
}

async function send(recipient: ClaimedRecipient, run: HeldRun): Promise<void> {
  const { outbox, holder, now } = run
  const letter = await letterOf(recipient.campaignId, run)
  if (letter === 'unwritten') {
    const delivery = { kind: 'postponed', reason: UNWRITTEN } as const
    const outcome = { holder, delivery, now: now() }
    return transaction((trx) => recordDelivery({ trx }, recipient, outcome))
  }
  if (letter) await sendRecipient(recipient, { outbox, holder, letter, now })
}

/** Read once per run. A campaign whose letter can't be written keeps no other waiting. */
function letterOf(id: number, { letters }: HeldRun) {
  const known =
    letters.get(id) ??
    readCampaignLetter(id, { isCounted: true }).catch((error: unknown) => {
      logger.error({ err: error, campaign_id: id }, 'campaign not written')
      return 'unwritten' as const
    })
  letters.set(id, known)
  return known
}

/** A few at a time. After a failed connection, the others are free for the next run. */
async function sendAll(recipients: ClaimedRecipient[], run: HeldRun): Promise<void> {
  const left = [...recipients]
  let failure: { error: unknown } | null = null
  const lane = async () => {
    for (let next = left.shift(); next && !failure; next = left.shift()) {
      try {
        await send(next, run)
      } catch (error) {
        failure = { error }
        left.push(next)
      }
    }
  }
  await Promise.all(Array.from({ length: PARALLEL }, lane))
  if (!failure) return
  const { holder, now } = run
  const outcome = { holder, delivery: { kind: 'released' as const }, now: now() }
  for (const recipient of left) {
    await transaction((trx) => recordDelivery({ trx }, recipient, outcome))
  }
  throw (failure as { error: unknown }).error
}

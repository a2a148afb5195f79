import db from '@adonisjs/lucid/services/db'
import nodemailer from 'nodemailer'
import type { CampaignBlock } from '#app/farm/campaigns/campaign_body'
import { campaignClickLink, ownClickLink } from '#app/farm/campaigns/campaign_links'
import FarmCampaign from '#app/farm/campaigns/farm_campaign'
import FarmSender from '#app/farm/campaigns/farm_sender'
import { writeLetter, listLetterCards, type Letter } from '#app/farm/campaigns/letter'
import type { LinkTo } from '#app/farm/campaigns/letter_text'
import type { OutgoingMail } from '#app/kernel/mail/outbox'
import { imageJson, type ImageRow } from '#app/media/image_row'
import { appUrl } from '#config/app'
import { dkim, from } from '#config/mail'

export interface CampaignLetter {
  sender: FarmSender | null
  /**
   * @param stopUrl that of one recipient
   * @param clicksOf the recipient, if it may be known what they open
   */
  letterWith: (stopUrl: string, clicksOf?: number | null) => Letter
}

/** Stands for each recipient's own link. */
const STOP_URL = 'https://unsubscribe.invalid/'

/** A campaign as everybody gets it. Null if it is gone. */
export async function readCampaignLetter(
  campaignId: number,
  { isCounted }: { isCounted: boolean }
): Promise<CampaignLetter | null> {
  const campaign = await FarmCampaign.find(campaignId)
  if (!campaign) return null
  const sender = await FarmSender.find(campaign.farmId)
  const tokens = isCounted ? await listTokens(campaignId) : new Map<string, string>()
  const { subject, html, text } = await writeLetter({
    subject: campaign.subject,
    blocks: campaign.body,
    cards: await listLetterCards(campaign.body),
    images: await listImages(campaign.body, campaignId),
    sender,
    linkTo: countedLinks(tokens),
    stopUrl: STOP_URL,
  })
  const letterWith = (stopUrl: string, clicksOf: number | null = null) => {
    const own = new Map([[STOP_URL, stopUrl]])
    if (clicksOf !== null) {
      for (const token of tokens.values()) {
        own.set(campaignClickLink(token), ownClickLink(token, clicksOf))
      }
    }
    const filled = [...own].reduce(
      (mail, [shared, url]) => ({
        html: mail.html.replaceAll(shared, url.replaceAll('&', '&amp;')),
        text: mail.text.replaceAll(shared, url),
      }),
      { html, text }
    )
    return { subject, ...filled }
  }
  return { sender, letterWith }
}

async function listImages(body: readonly CampaignBlock[], campaignId: number): Promise<ImageRow[]> {
  if (!body.some(({ kind }) => kind === 'picture')) return []
  const { rows } = await db.rawQuery<{ rows: { image: ImageRow }[] }>(
    `select ${imageJson('p.image_id')} as image from farm_campaign_images p where campaign_id = ?`,
    [campaignId]
  )
  return rows.map(({ image }) => image)
}

async function listTokens(campaignId: number): Promise<Map<string, string>> {
  const rows: { url: string; token: string }[] = await db
    .from('farm_campaign_links')
    .where('campaign_id', campaignId)
    .select('url', 'token')
  return new Map(rows.map(({ url, token }) => [url, token]))
}

function countedLinks(tokens: ReadonlyMap<string, string>): LinkTo {
  return (url) => {
    const token = tokens.get(url)
    return token ? campaignClickLink(token) : url
  }
}

export interface Envelope {
  to: string
  sender: { name: string; replyTo: string | null }
  /** the same for every attempt, by which mail programs know the mail */
  messageId: string
  stopUrl: string
}

const composer = nodemailer.createTransport(
  { streamTransport: true, buffer: true, newline: 'windows' },
  { ...(dkim ? { dkim } : {}) }
)

/** The bytes of a mail, signed where DKIM is set up. */
export async function composeMail(
  letter: Letter,
  { to, sender, messageId, stopUrl }: Envelope
): Promise<OutgoingMail> {
  const { message } = await composer.sendMail({
    from: { name: sender.name, address: from.address },
    to,
    ...(sender.replyTo ? { replyTo: sender.replyTo } : {}),
    messageId,
    subject: letter.subject,
    html: letter.html,
    text: letter.text,
    headers: {
      'List-Unsubscribe': { prepared: true, foldLines: false, value: `<${stopUrl}>` },
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'Precedence': 'bulk',
    },
  })
  return { from: from.address, to, message: message as Buffer }
}

export function messageIdOf(name: string): string {
  return `<${name}@${new URL(appUrl).hostname}>`
}

import db from '@adonisjs/lucid/services/db'
import { imageJson, type ImageRow } from '#app/media/models/image_row'
import { campaignClickLink } from '#app/farm/campaigns/links/campaign_links'
import type { CampaignBlock } from '#app/farm/contract/campaign_body'
import type { LinkTo } from '#app/farm/campaigns/mails/block_html'
import { writeLetter, type Letter } from '#app/farm/campaigns/mails/letter'
import FarmCampaign from '#app/farm/campaigns/models/farm_campaign'
import FarmSender from '#app/farm/campaigns/models/farm_sender'
import { listLetterCards } from '#app/farm/campaigns/queries/list_letter_cards'

export interface CampaignLetter {
  sender: FarmSender | null
  /** @param stopUrl that of one recipient */
  letterWith: (stopUrl: string) => Letter
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
  const { subject, html, text } = await writeLetter({
    subject: campaign.subject,
    blocks: campaign.body,
    cards: await listLetterCards(campaign.body),
    images: await listImages(campaign.body, campaignId),
    sender,
    linkTo: isCounted ? await countedLinks(campaignId) : (url) => url,
    stopUrl: STOP_URL,
  })
  const letterWith = (stopUrl: string) => ({
    subject,
    html: html.replaceAll(STOP_URL, stopUrl.replaceAll('&', '&amp;')),
    text: text.replaceAll(STOP_URL, stopUrl),
  })
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

async function countedLinks(campaignId: number): Promise<LinkTo> {
  const rows: { url: string; token: string }[] = await db
    .from('farm_campaign_links')
    .where('campaign_id', campaignId)
    .select('url', 'token')
  const tokens = new Map(rows.map(({ url, token }) => [url, token]))
  return (url) => {
    const token = tokens.get(url)
    return token ? campaignClickLink(token) : url
  }
}

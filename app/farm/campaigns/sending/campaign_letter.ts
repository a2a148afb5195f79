import db from '@adonisjs/lucid/services/db'
import { imageJson, type ImageRow } from '#app/media/models/image_row'
import { campaignClickLink, ownClickLink } from '#app/farm/campaigns/links/campaign_links'
import type { CampaignBlock } from '#app/farm/contract/campaign_body'
import type { LinkTo } from '#app/farm/campaigns/mails/block_html'
import { writeLetter, type Letter } from '#app/farm/campaigns/mails/letter'
import FarmCampaign from '#app/farm/campaigns/models/farm_campaign'
import FarmSender from '#app/farm/campaigns/models/farm_sender'
import { listLetterCards } from '#app/farm/campaigns/queries/list_letter_cards'

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

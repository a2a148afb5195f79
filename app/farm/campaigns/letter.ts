import edge from 'edge.js'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { RichBlock, RichItem } from '#app/common/rich_text/rich_text'
import {
  isCampaignLink,
  listingsOf,
  openHousesOf,
  type CampaignBlock,
} from '#app/farm/campaigns/campaign_body'
import { textHtml, plainLetterText, type LinkTo } from '#app/farm/campaigns/letter_text'
import { listInviting } from '#app/farm/open_houses/find_open_houses'
import { timesOf, type OpenHouseRow } from '#app/farm/open_houses/open_house_row'
import { openHouseTime } from '#app/farm/open_houses/open_house_words'
import type { ImageRow } from '#app/media/image_row'
import { originalPath } from '#app/media/image_transformer'
import type { PropertyCardRow } from '#app/properties/property_row'
import { listListedProperties } from '#app/properties/lists/list_seen_properties'
import { listingPriceWords } from '#app/search/alerts/price_words'
import { appUrl } from '#config/app'

export interface Letter {
  subject: string
  html: string
  text: string
}

export interface LetterContent {
  subject: string
  blocks: readonly CampaignBlock[]
  cards: LetterCards
  images: readonly ImageRow[]
  sender: { name: string; postalAddress: string } | null
  linkTo: LinkTo
  stopUrl: string
}

const MAIL_IMAGE_PX = 1040

/** A campaign as a mail. Parts that aren't finished, and homes or open houses that are gone, are left out. */
export async function writeLetter(content: LetterContent): Promise<Letter> {
  const { subject, sender, stopUrl } = content
  const blocks = content.blocks.flatMap((block) => shownBlock(block, content) ?? [])
  const data = {
    subject,
    blocks,
    preview: blocks.find(({ kind }) => kind === 'text')?.text.slice(0, 140) ?? '',
    senderName: sender?.name ?? 'Your name',
    postalAddress: sender?.postalAddress.replace(/\s*\n\s*/g, ', ') ?? 'Your postal address',
    stopUrl,
  }
  const [html, text] = await Promise.all([
    edge.render('mails/campaign', data),
    edge.render('mails/campaign_text', data),
  ])
  return { subject, html, text }
}

function shownBlock(block: CampaignBlock, { cards, images, linkTo }: LetterContent) {
  switch (block.kind) {
    case 'text': {
      if (!block.text) return null
      const { content } = block.text
      return {
        kind: 'text',
        html: textHtml(content, linkTo),
        text: plainLetterText(content, linkTo),
      }
    }
    case 'picture': {
      const image = images.find(({ id }) => id === block.image_id)
      return image
        ? { kind: 'picture', url: imageUrl(image), alt: block.alt ?? '', text: '' }
        : null
    }
    case 'listing': {
      const home = cards.listings.get(block.property_id ?? 0)
      if (!home) return null
      return { ...homeCard(home, listingWords(home)), url: linkTo(listingLink(home)) }
    }
    case 'open_house': {
      const house = cards.houses.get(block.open_house_id ?? 0)
      if (!house) return null
      const url = linkTo(openHouseLink(house))
      return { ...homeCard(house.property, houseWords(house)), label: 'Open house', url }
    }
    case 'button': {
      if (!block.label || !block.url) return null
      return { kind: 'button', label: block.label, url: linkTo(block.url), text: block.label }
    }
  }
}

function homeCard(home: PropertyCardRow, words: string) {
  const name = home.name ?? 'A home'
  const image = home.featuredImage ? imageUrl(home.featuredImage) : null
  return { kind: 'card', label: null, name, words, image, text: name }
}

function listingWords({ price, currency, offeredFor, city }: PropertyCardRow): string {
  const asked =
    price !== null && currency !== null && listingPriceWords({ price, currency, offeredFor })
  return [asked, city].filter(Boolean).join(' · ')
}

/** Its time is that of the home. */
function houseWords(house: OpenHouseRow): string {
  return [openHouseTime(timesOf(house)), house.property.city].filter(Boolean).join(' · ')
}

/** Mail programs know JPEG. */
function imageUrl({ content }: ImageRow): string {
  const known = content.variants.filter(({ type }) => type === 'image/jpeg')
  const fitting = known.find(({ width }) => width >= MAIL_IMAGE_PX) ?? known.at(-1)
  const path = fitting ? `/media/${content.hash}/${fitting.file}` : originalPath(content)
  return appUrl + path
}

/** The pages that a mail leads to, each once, as they are counted. */
export function linksIn(blocks: readonly CampaignBlock[], cards: LetterCards): string[] {
  const urls = blocks.flatMap((block) => {
    if (block.kind === 'button') return block.url ? [block.url] : []
    return block.kind === 'text' && block.text ? block.text.content.flatMap(linksOfNode) : []
  })
  const listings = listingsOf(blocks).flatMap((id) => cards.listings.get(id) ?? [])
  const houses = openHousesOf(blocks).flatMap((id) => cards.houses.get(id) ?? [])
  const pages = [...listings.map(listingLink), ...houses.map(openHouseLink)]
  return [...new Set([...urls.filter(isCampaignLink), ...pages])]
}

function listingLink({ slug }: Pick<PropertyCardRow, 'slug'>): string {
  return `${appUrl}/properties/${slug}`
}

function openHouseLink({ slug }: Pick<OpenHouseRow, 'slug'>): string {
  return `${appUrl}/open-houses/${slug}`
}

function linksOfNode(node: RichBlock | RichItem): string[] {
  if (node.type !== 'paragraph' && node.type !== 'heading') return node.content.flatMap(linksOfNode)
  return (node.content ?? []).flatMap((inline) =>
    inline.type === 'text'
      ? (inline.marks ?? []).flatMap((mark) => (mark.type === 'link' ? [mark.attrs.href] : []))
      : []
  )
}

/** What a mail shows that anybody may see, by id. */
interface LetterCards {
  listings: ReadonlyMap<number, PropertyCardRow>
  houses: ReadonlyMap<number, OpenHouseRow>
}

export async function listLetterCards(
  blocks: readonly CampaignBlock[],
  client?: TransactionClientContract
): Promise<LetterCards> {
  return {
    listings: await listListedProperties(listingsOf(blocks), client),
    houses: await listInviting(openHousesOf(blocks), client),
  }
}

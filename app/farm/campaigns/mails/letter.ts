import edge from 'edge.js'
import { appUrl } from '#config/app'
import { priceWords } from '#app/search/alerts/models/price_words'
import { originalPath } from '#app/media/transformers/image_transformer'
import type { ImageRow } from '#app/media/models/image_row'
import type { CampaignBlock } from '#app/farm/contract/campaign_body'
import { textHtml, type LinkTo } from '#app/farm/campaigns/mails/block_html'
import { plainText } from '#app/farm/campaigns/mails/block_text'
import { listingLink, openHouseLink } from '#app/farm/campaigns/mails/links_in'
import type { LetterCards } from '#app/farm/campaigns/queries/list_letter_cards'
import { openHouseTime } from '#app/farm/contract/open_house_words'
import { timesOf, type OpenHouseRow } from '#app/farm/open_houses/models/open_house_row'
import type { PropertyCardRow } from '#app/properties/models/property_row'

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
      return { kind: 'text', html: textHtml(content, linkTo), text: plainText(content, linkTo) }
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

function listingWords({ price, currency, city }: PropertyCardRow): string {
  const asked = price !== null && currency !== null && priceWords({ price, currency })
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

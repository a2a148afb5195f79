import type { RichBlock, RichItem } from '#app/common/contract/rich_text'
import { appUrl } from '#config/app'
import {
  isCampaignLink,
  listingsOf,
  openHousesOf,
  type CampaignBlock,
} from '#app/farm/contract/campaign_body'
import type { LetterCards } from '#app/farm/campaigns/queries/list_letter_cards'
import type { OpenHouseRow } from '#app/farm/open_houses/models/open_house_row'
import type { PropertyCardRow } from '#app/properties/models/property_row'

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

export function listingLink({ slug }: Pick<PropertyCardRow, 'slug'>): string {
  return `${appUrl}/properties/${slug}`
}

export function openHouseLink({ slug }: Pick<OpenHouseRow, 'slug'>): string {
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

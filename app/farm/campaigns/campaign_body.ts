import { isRichTextLink, readRichText, type RichText } from '#app/common/rich_text/rich_text'

export const MAX_CAMPAIGN_BLOCKS = 40
export const MAX_CAMPAIGN_PICTURES = 10
export const MAX_BUTTON_CHARACTERS = 60
export const MAX_PICTURE_ALT_CHARACTERS = 200

/** Parts may be missing as long as it is a draft. */
export type CampaignBlock =
  | { kind: 'text'; text: RichText | null }
  | { kind: 'picture'; image_id: number | null; alt: string | null }
  | { kind: 'listing'; property_id: number | null }
  | { kind: 'open_house'; open_house_id: number | null }
  | { kind: 'button'; label: string | null; url: string | null }

export type CampaignBlockKind = CampaignBlock['kind']

/** Whether it may be where a mail leads: a page. */
export function isCampaignLink(url: string): boolean {
  return isRichTextLink(url) && /^https?:/i.test(url)
}

/** Parses a value as the blocks of a mail, dropping what is unknown. Null if one is malformed. */
export function readCampaignBody(value: unknown): CampaignBlock[] | null {
  if (!Array.isArray(value) || value.length > MAX_CAMPAIGN_BLOCKS) return null
  const blocks = value.map(readBlock)
  const isWhole = blocks.every((block) => block !== null)
  return isWhole && picturesOf(blocks).length <= MAX_CAMPAIGN_PICTURES ? blocks : null
}

/** The ids of its pictures, each once. */
export function picturesOf(blocks: readonly CampaignBlock[]): number[] {
  return idsOf(blocks.map((block) => (block.kind === 'picture' ? block.image_id : null)))
}

/** The ids of the listings in it, each once. */
export function listingsOf(blocks: readonly CampaignBlock[]): number[] {
  return idsOf(blocks.map((block) => (block.kind === 'listing' ? block.property_id : null)))
}

/** The ids of the open houses in it, each once. */
export function openHousesOf(blocks: readonly CampaignBlock[]): number[] {
  return idsOf(blocks.map((block) => (block.kind === 'open_house' ? block.open_house_id : null)))
}

/** Whether there is something to read or see. */
export function saysSomething(blocks: readonly CampaignBlock[]): boolean {
  return blocks.some(
    (block) =>
      (block.kind === 'text' && block.text) ||
      (block.kind === 'picture' && block.image_id) ||
      (block.kind === 'listing' && block.property_id) ||
      (block.kind === 'open_house' && block.open_house_id)
  )
}

function idsOf(ids: (number | null)[]): number[] {
  return [...new Set(ids.filter((id) => id !== null))]
}

function readBlock(value: unknown): CampaignBlock | null {
  if (typeof value !== 'object' || value === null) return null
  const given: Record<string, unknown> = { ...value }
  switch (given.kind) {
    case 'text': {
      const text = isNone(given.text) ? null : readRichText(given.text)
      return text || isNone(given.text) ? { kind: 'text', text } : null
    }
    case 'picture': {
      const id = readId(given.image_id)
      const alt = readLine(given.alt, MAX_PICTURE_ALT_CHARACTERS)
      return id === undefined || alt === undefined ? null : { kind: 'picture', image_id: id, alt }
    }
    case 'listing': {
      const id = readId(given.property_id)
      return id === undefined ? null : { kind: 'listing', property_id: id }
    }
    case 'open_house': {
      const id = readId(given.open_house_id)
      return id === undefined ? null : { kind: 'open_house', open_house_id: id }
    }
    case 'button': {
      const label = readLine(given.label, MAX_BUTTON_CHARACTERS)
      const url = isNone(given.url) ? null : given.url
      if (url !== null && (typeof url !== 'string' || !isCampaignLink(url))) return null
      return label === undefined ? null : { kind: 'button', label, url }
    }
    default:
      return null
  }
}

const isNone = (value: unknown) => value === undefined || value === null || value === ''

/** Undefined if it is something else. */
function readId(value: unknown): number | null | undefined {
  if (isNone(value)) return null
  const isId = typeof value === 'number' && Number.isInteger(value) && value > 0 && value < 2 ** 31
  return isId ? value : undefined
}

function readLine(value: unknown, max: number): string | null | undefined {
  if (isNone(value)) return null
  if (typeof value !== 'string' || value.length > max || /\p{Cc}/u.test(value)) return undefined
  return value
}

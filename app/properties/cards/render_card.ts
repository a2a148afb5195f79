import { LRUCache } from 'lru-cache'
import sharp from 'sharp'
import { formatPrice } from '#app/kit/display/format_price'
import { decoding, openImage } from '#app/media/imaging/sharp'
import { CARD_HEIGHT, CARD_WIDTH } from '#app/kit/share/card_size'
import { outlinedText, type Line } from '#app/properties/cards/outlined_text'
import { readJpeg } from '#app/properties/cards/read_jpeg'
import { OFFERED_FOR, PROPERTY_TYPES } from '#app/properties/listing_options'
import { rentWords } from '#app/properties/prices/rent_words'
import type { PropertyCardRow, PropertyRow } from '#app/properties/property_row'
import { formatArea } from '#app/properties/ui/format_measures'

const MAX_KEPT = 128
const MAX_KEPT_BYTES = 32 * 1024 * 1024

const cards = new LRUCache<string, Buffer, PropertyRow>({
  max: MAX_KEPT,
  maxSize: MAX_KEPT_BYTES,
  sizeCalculation: ({ length }) => Math.max(1, length),
  fetchMethod: (_stamp, _stale, { context: property }) => renderCard(property),
  ignoreFetchAbort: true,
})

/** Drawn once for each state of a listing's page. @throws HttpError 429 */
export function recentCard(stamp: string, property: PropertyRow): Promise<Buffer> {
  return cards.forceFetch(stamp, { context: property })
}

const BAND_HEIGHT = 174
const MARGIN = 56
const GAP = 48
const PRICE_SIZE = 44
const NAME_SIZE = 52
const DETAIL_SIZE = 26
const NAME_BASELINE = CARD_HEIGHT - BAND_HEIGHT + 78
const DETAIL_BASELINE = CARD_HEIGHT - BAND_HEIGHT + 128
const COLORS = { canvas: '#faf8f4', ink: '#1b1916', muted: '#5f5a52', raised: '#f3efe8' }

/** A listing's picture for link previews: its cover, name, price and place, as a JPEG. */
async function renderCard(property: PropertyRow): Promise<Buffer> {
  const band = await drawBand(property)
  const photo = property.featuredImage && (await readJpeg(property.featuredImage, CARD_WIDTH))
  const run = async () => {
    const size = { width: CARD_WIDTH, height: CARD_HEIGHT }
    const ground = sharp({ create: { ...size, channels: 3, background: COLORS.raised } })
    const height = CARD_HEIGHT - BAND_HEIGHT
    const cover = photo
      ? [{ input: await openImage(photo).resize(CARD_WIDTH, height).toBuffer(), left: 0, top: 0 }]
      : []
    return ground
      .composite([...cover, { input: band, left: 0, top: 0 }])
      .jpeg({ quality: 84 })
      .toBuffer()
  }
  return decoding.run({ person: 'cards', isLarge: false, run })
}

async function drawBand(property: PropertyRow): Promise<Buffer> {
  const { name, price, currency, offeredFor } = property
  const width = CARD_WIDTH - 2 * MARGIN
  const asked = price !== null && currency ? formatPrice(price, currency, 'en-US') : ''
  const cost = await outlinedText(rentWords(asked, offeredFor), {
    face: 'display',
    size: PRICE_SIZE,
    maxWidth: width / 2,
  })
  const large: Line = {
    face: 'display',
    size: NAME_SIZE,
    maxWidth: width - cost.width - (cost.width && GAP),
  }
  const named = await outlinedText(name ?? '', large)
  const title = named.path ? named : await outlinedText(kindAndPlace(property), large)
  const details = await outlinedText(cardDetails(property), {
    face: 'text',
    size: DETAIL_SIZE,
    maxWidth: width,
  })
  const draw = (path: string, x: number, y: number, fill: string) =>
    `<path transform="translate(${x} ${y})" fill="${fill}" d="${path}"/>`
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_WIDTH}" height="${CARD_HEIGHT}">
      <rect y="${CARD_HEIGHT - BAND_HEIGHT}" width="100%" height="${BAND_HEIGHT}" fill="${COLORS.canvas}"/>
      ${draw(title.path, MARGIN, NAME_BASELINE, COLORS.ink)}
      ${draw(cost.path, CARD_WIDTH - MARGIN - cost.width, NAME_BASELINE, COLORS.ink)}
      ${draw(details.path, MARGIN, DETAIL_BASELINE, COLORS.muted)}
    </svg>`
  )
}

/** Stands for a name in a script that can’t be drawn. */
function kindAndPlace({ type, city, country }: PropertyRow): string {
  return [type ? PROPERTY_TYPES[type] : 'Home', city ?? country].filter(Boolean).join(' in ')
}

/** What it is, where, how large, and what else is paid with: `Villa · Portofino, Italy · 3 bedrooms · accepts CHF`. */
export function cardDetails(listing: PropertyCardRow): string {
  const { type, city, country, bedrooms, livingArea, areaUnit, offeredFor } = listing
  const accepted = [...listing.acceptedCurrencies, ...listing.acceptedCryptocurrencies]
  return [
    type && PROPERTY_TYPES[type],
    offeredFor === 'rent' && OFFERED_FOR.rent,
    [city, country].filter(Boolean).join(', '),
    bedrooms && `${bedrooms} ${bedrooms === 1 ? 'bedroom' : 'bedrooms'}`,
    livingArea && formatArea(livingArea, areaUnit, 'en-US'),
    accepted.length > 0 && `accepts ${accepted.join(', ')}`,
  ]
    .filter(Boolean)
    .join(' · ')
}

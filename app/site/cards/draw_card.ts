import { readFile } from 'node:fs/promises'
import app from '@adonisjs/core/services/app'
import { LRUCache } from 'lru-cache'
import sharp from 'sharp'
import { appName } from '#config/app'
import { CARD_HEIGHT, CARD_WIDTH } from '#app/kit/share/card_size'
import { decoding } from '#app/media/imaging/sharp'
import { outlinedText, type Line } from '#app/properties/cards/outlined_text'
import { MAX_KEPT_CARDS, MAX_KEPT_CARDS_BYTES } from '#app/site/cards/card_limits'

export interface CardWords {
  /** what kind of thing it is */
  label: string
  title: string
  detail: string
}

const cards = new LRUCache<string, Buffer, CardWords>({
  max: MAX_KEPT_CARDS,
  maxSize: MAX_KEPT_CARDS_BYTES,
  sizeCalculation: ({ length }) => Math.max(1, length),
  fetchMethod: (_key, _stale, { context: words }) => drawCard(words),
  ignoreFetchAbort: true,
})

/** A picture for link previews as a JPEG, drawn once for the same words. @throws HttpError 429 */
export function keptCard(words: CardWords): Promise<Buffer> {
  return cards.forceFetch(JSON.stringify(words), { context: words })
}

const MARGIN = 80
const MARK_SIZE = 64
const TEXT_WIDTH = CARD_WIDTH - 2 * MARGIN
const LABEL: Line = { face: 'text', size: 30, maxWidth: TEXT_WIDTH }
const TITLE: Line = { face: 'display', size: 84, maxWidth: TEXT_WIDTH }
const DETAIL: Line = { face: 'text', size: 32, maxWidth: TEXT_WIDTH }
const TITLE_HEIGHT = 96
const DETAIL_BASELINE = CARD_HEIGHT - MARGIN
const COLORS = { canvas: '#faf8f4', ink: '#1b1916', muted: '#5f5a52', line: '#ded8cd' }

async function drawCard({ label, title, detail }: CardWords): Promise<Buffer> {
  const brand = await outlinedText(appName, { ...TITLE, size: 44 })
  const kind = await outlinedText(label, LABEL)
  const named = await linesOf(title)
  const lines = named.some(({ path }) => path) ? named : await linesOf(label)
  const details = await outlinedText(detail, DETAIL)
  const bottom = DETAIL_BASELINE - 88
  const top = bottom - (lines.length - 1) * TITLE_HEIGHT
  const draw = (path: string, x: number, y: number, fill: string) =>
    `<path transform="translate(${x} ${y})" fill="${fill}" d="${path}"/>`
  const drawn = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_WIDTH}" height="${CARD_HEIGHT}">
      <rect width="100%" height="100%" fill="${COLORS.canvas}"/>
      <rect x="${MARGIN}" y="${bottom + 36}" width="${TEXT_WIDTH}" height="2" fill="${COLORS.line}"/>
      ${draw(brand.path, MARGIN + MARK_SIZE + 20, MARGIN + 47, COLORS.ink)}
      ${draw(kind.path, MARGIN, top - TITLE_HEIGHT, COLORS.muted)}
      ${lines.map(({ path }, at) => draw(path, MARGIN, top + at * TITLE_HEIGHT, COLORS.ink)).join('')}
      ${draw(details.path, MARGIN, DETAIL_BASELINE, COLORS.muted)}
    </svg>`
  )
  const mark = await readFile(app.publicPath('favicon.svg'))
  const run = async () =>
    sharp(drawn)
      .composite([
        { input: await sharp(mark).resize(MARK_SIZE).png().toBuffer(), left: MARGIN, top: MARGIN },
      ])
      .jpeg({ quality: 88 })
      .toBuffer()
  return decoding.run({ person: 'cards', isLarge: false, run })
}

/** One line, or two if it is too long for one; the second is cut. */
async function linesOf(title: string): Promise<{ path: string; width: number }[]> {
  const widthOf = async (text: string) =>
    (await outlinedText(text, { ...TITLE, maxWidth: Number.POSITIVE_INFINITY })).width
  const words = title.split(/\s+/)
  let count = words.length
  while (count > 1 && (await widthOf(words.slice(0, count).join(' '))) > TEXT_WIDTH) count -= 1
  const parts = [words.slice(0, count), words.slice(count)].filter(({ length }) => length)
  return Promise.all(parts.map((part) => outlinedText(part.join(' '), TITLE)))
}

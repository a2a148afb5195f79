import { buffer } from 'node:stream/consumers'
import type PDFDocument from 'pdfkit'
import { appUrl } from '#config/app'
import { openHouseDay, openHouseHours } from '#app/farm/open_houses/open_house_words'
import type { OpenHouseRow } from '#app/farm/open_houses/open_house_row'
import { qrPath } from '#app/kit/share/qr_path'
import { outlinedText, type Line } from '#app/properties/cards/outlined_text'
import { readJpeg } from '#app/properties/cards/read_jpeg'

/** pt */
const MARGIN = 48
const QR_SIDE = 168
const PHOTO_SHARE = 0.44
const PHOTO_PX = 1600
const COLORS = { ink: '#1b1916', muted: '#5f5a52', brass: '#7c5e26', paper: '#ffffff' }

type Sheet = PDFDocument

/** One page, black on white but for the photo, so that it can be read from the street. */
export async function drawSign(house: OpenHouseRow, size: 'A4' | 'LETTER'): Promise<Buffer> {
  const { default: Document } = await import('pdfkit')
  const { property } = house
  const home = property.name ?? 'Open house'
  const info = { Title: `Open house: ${home}`, Author: house.realtorName }
  const sheet = new Document({ size, margin: 0, lang: 'en', info })
  const done = buffer(sheet)
  const { width, height } = sheet.page
  const top = property.featuredImage ? height * PHOTO_SHARE : MARGIN
  if (property.featuredImage) {
    const photo = await readJpeg(property.featuredImage, PHOTO_PX)
    sheet.save().rect(0, 0, width, top).clip()
    sheet.image(photo, 0, 0, { cover: [width, top], align: 'center', valign: 'center' }).restore()
  }
  const time = {
    starts_at: house.startsAt.toISOString(),
    ends_at: house.endsAt.toISOString(),
    timezone: house.timeZone,
  }
  const wide = width - 2 * MARGIN
  const lines: (Omit<Line, 'maxWidth'> & { text: string; gap: number; color: string })[] = [
    { text: 'Open house', face: 'display', size: 64, gap: 78, color: COLORS.brass },
    { text: home, face: 'display', size: 34, gap: 46, color: COLORS.ink },
    { text: openHouseDay(time), face: 'text', size: 20, gap: 40, color: COLORS.ink },
    { text: openHouseHours(time), face: 'text', size: 20, gap: 28, color: COLORS.ink },
    { text: house.address ?? '', face: 'text', size: 14, gap: 30, color: COLORS.muted },
  ]
  let y = top
  for (const { text, gap, color, ...line } of lines) {
    y += gap
    await write(sheet, text, { x: MARGIN, y, color }, { ...line, maxWidth: wide })
  }
  const bottom = height - MARGIN
  drawCode(sheet, `${appUrl}/open-houses/${house.slug}`, width - MARGIN - QR_SIDE, bottom - QR_SIDE)
  const beside = { maxWidth: wide - QR_SIDE - 24 }
  const foot = async (text: string, line: Omit<Line, 'maxWidth'>, up: number, color: string) =>
    write(sheet, text, { x: MARGIN, y: bottom - up, color }, { ...line, ...beside })
  await foot('Scan to register', { face: 'display', size: 26 }, 62, COLORS.ink)
  await foot(house.realtorName, { face: 'text', size: 14 }, 32, COLORS.ink)
  await foot(new URL(appUrl).host, { face: 'text', size: 12 }, 10, COLORS.muted)
  sheet.end()
  return done
}

async function write(
  sheet: Sheet,
  text: string,
  { x, y, color }: { x: number; y: number; color: string },
  line: Line
): Promise<void> {
  const { path } = await outlinedText(text, line)
  if (path) sheet.save().translate(x, y).path(path).fill(color).restore()
}

function drawCode(sheet: Sheet, url: string, x: number, y: number): void {
  const { path, size } = qrPath(url)
  sheet.save().translate(x, y).rect(0, 0, QR_SIDE, QR_SIDE).fill(COLORS.paper)
  sheet
    .scale(QR_SIDE / size)
    .path(path)
    .fill('#000000')
    .restore()
}

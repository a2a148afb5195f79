import { randomInt } from 'node:crypto'
import sharp from 'sharp'
import type User from '#app/accounts/user'
import { storeImage } from '#app/media/tests/store_image'
import type { LoadedImage } from '#app/media/image'
import type { ImagePurpose } from '#app/media/image_purposes'

/** Each picture's variants are encoded, which for this size costs next to nothing. */
const SMALL = { width: 96, height: 64 }

/** Large enough for the label of a design, and for narrower variants. */
export const ROOMY = { width: 640, height: 427 }

interface Look {
  size?: { width: number; height: number }
  /** by default another one each time */
  background?: string
}

export async function storeTestImage(
  owner: User,
  purpose: ImagePurpose = 'property',
  look: Look = {}
): Promise<LoadedImage> {
  return storeImage({ source: await testPicture(look), owner, purpose, isUsed: false })
}

/** @returns a JPEG */
export function testPicture({ size = SMALL, background = anyColor() }: Look = {}): Promise<Buffer> {
  return sharp({ create: { ...size, channels: 3, background } })
    .jpeg()
    .toBuffer()
}

function anyColor(): string {
  return `#${randomInt(0x1000000).toString(16).padStart(6, '0')}`
}

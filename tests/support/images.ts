import sharp from 'sharp'
import type User from '#app/accounts/models/user'
import { storeImage } from '#app/media/contents/store_image'
import type Image from '#app/media/models/image'
import type { ImagePurpose } from '#app/media/models/image'

export async function storeTestImage(
  owner: User,
  purpose: ImagePurpose = 'property'
): Promise<Image> {
  const { r, g, b } = { r: dice(), g: dice(), b: dice() }
  const source = await sharp({
    create: { width: 640, height: 427, channels: 3, background: { r, g, b } },
  })
    .jpeg()
    .toBuffer()
  return storeImage({ source, owner, purpose, isUsed: false })
}

const dice = () => Math.floor(Math.random() * 256)

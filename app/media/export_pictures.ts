import { extname } from 'node:path'
import type User from '#app/accounts/user'
import type { ExportedPart } from '#app/accounts/exports/export_parts'
import { wireTime } from '#app/common/http/wire_time'
import ImageFiles from '#app/media/files/image_files'
import Image, { loadedImage, type LoadedImage } from '#app/media/image'

/** Every image the person uploaded or created, at the largest size we have. */
export async function exportPictures({ id }: User): Promise<ExportedPart> {
  const read = await Image.query().where('user_id', id).orderBy('id').preload('content')
  const images = read.map(loadedImage)
  const stored = new ImageFiles()
  return {
    data: images.map((image) => ({
      id: image.id,
      file: pathOf(image),
      purpose: image.purpose,
      alt: image.alt,
      width: image.content.width,
      height: image.content.height,
      created_at: wireTime(image.createdAt),
    })),
    files: images.map((image) => ({
      path: pathOf(image),
      open: () => stored.open(image.contentHash, image.content.originalFile),
    })),
  }
}

function pathOf({ id, content }: LoadedImage): string {
  return `pictures/${id}${extname(content.originalFile)}`
}

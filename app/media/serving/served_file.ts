import type ImageContent from '#app/media/models/image_content'
import { IMAGE_TYPES, type ImageExtension } from '#app/media/models/image_content'

export interface ServedFile {
  hash: string
  file: string
  type: string
  bytes: number
}

export function servedFile(content: ImageContent, file: string): ServedFile | null {
  const { hash, originalFile, originalBytes, variants } = content
  if (file === originalFile) return { hash, file, type: typeOf(file), bytes: originalBytes }
  const variant = variants.find((one) => one.file === file)
  return variant ? { hash, file, type: variant.type, bytes: variant.bytes } : null
}

function typeOf(file: string): string {
  return IMAGE_TYPES[file.slice(file.lastIndexOf('.') + 1) as ImageExtension]
}

import type { Area } from 'react-easy-crop'

/** More than an avatar ever shows, in pixels. */
const MAX_SIDE_PX = 768

/** The part of a photo as a square JPEG; the photo itself where the browser can't make one. */
export async function cropped(file: File, { x, y, width, height }: Area): Promise<File> {
  const bitmap = await createImageBitmap(file)
  const side = Math.min(MAX_SIDE_PX, Math.round(width))
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const context = canvas.getContext('2d')
  if (!context) return file
  context.fillStyle = '#fff'
  context.fillRect(0, 0, side, side)
  context.drawImage(bitmap, x, y, width, height, 0, 0, side, side)
  bitmap.close()
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', 0.92)
  )
  return blob ? new File([blob], 'photo.jpg', { type: 'image/jpeg' }) : file
}

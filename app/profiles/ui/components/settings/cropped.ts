import type { Area } from 'react-easy-crop'

/** Larger than an avatar is ever shown, in pixels. */
const MAX_SIDE_PX = 768

/** The cropped part as a square JPEG; the whole photo if the browser can't create one. */
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

const MAX_SIDE_PX = 640

/**
 * A photo as a small JPEG data URL.
 * @throws DOMException if the browser can't decode it
 */
export async function smallCopy(photograph: Blob): Promise<string> {
  const bitmap = await createImageBitmap(photograph)
  const scale = Math.min(1, MAX_SIDE_PX / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  return canvas.toDataURL('image/jpeg', 0.85)
}

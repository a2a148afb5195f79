import { orientationOf } from '#app/designs/orientation'
import type { DesignOptions, EngineKind } from '#app/designs/ui/types'

interface Size {
  /** in pixels */
  width: number
  height: number
}

/**
 * The fields of `POST /api/designs/generate` except the photo.
 * @param size null if the browser cannot decode the photo
 * @param engineKind null for whoever usually makes designs
 */
export function photographFields(
  options: DesignOptions,
  size: Size | null,
  engineKind: EngineKind | null = null
): [string, string][] {
  const fields: [string, string][] = [['options', JSON.stringify(options)]]
  if (options.customPrompt) fields.push(['prompt', options.customPrompt])
  if (engineKind) fields.push(['engine_kind', engineKind])
  if (size) {
    fields.push(
      ['image_width', String(size.width)],
      ['image_height', String(size.height)],
      ['image_orientation', orientationOf(size)]
    )
  }
  return fields
}

/** The upright size of a photo; null if it can't be decoded. */
export async function measurePhotograph(photograph: Blob): Promise<Size | null> {
  try {
    const bitmap = await createImageBitmap(photograph)
    const { width, height } = bitmap
    bitmap.close()
    return { width, height }
  } catch {
    return null
  }
}

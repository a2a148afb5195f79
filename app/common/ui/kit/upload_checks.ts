/** What the server takes; it judges by content, this only spares somebody a wait. */
const LARGEST_BYTES = 25 * 1024 * 1024

const TYPES = ['jpg', 'jpeg', 'png', 'webp', 'avif', 'heic', 'heif']

/** For the `accept` of a file input. */
export const ACCEPTED_FILES = `image/*,${TYPES.map((type) => `.${type}`).join(',')}`

/** Why a file need not be sent at all, as a sentence; null where it may be tried. */
export function refusalOf({ name, size }: Pick<File, 'name' | 'size'>): string | null {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase()
  if (ending && !TYPES.includes(ending)) {
    return 'Not a picture we can show. JPEG, PNG, WebP, AVIF and HEIC work.'
  }
  if (size > LARGEST_BYTES) {
    return `Too large: ${megabytes(size)} MB. A picture may have up to 25 MB.`
  }
  if (size === 0) return 'This file is empty.'
  return null
}

function megabytes(bytes: number): string {
  return (bytes / 1024 / 1024).toFixed(1)
}

/** The server's limits. It decides by content; this check only saves time. */
const MAX_BYTES = 25 * 1024 * 1024

const TYPES = ['jpg', 'jpeg', 'png', 'webp', 'avif', 'heic', 'heif']

/** For the `accept` of a file input. */
export const ACCEPTED_FILES = `image/*,${TYPES.map((type) => `.${type}`).join(',')}`

/** Why a file would certainly be refused, as a sentence; null if it may be sent. */
export function refusalOf({ name, size }: Pick<File, 'name' | 'size'>): string | null {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase()
  if (ending && !TYPES.includes(ending)) {
    return 'We can’t use this file. Choose a JPEG, PNG, WebP, AVIF or HEIC image.'
  }
  if (size > MAX_BYTES) {
    return `This photo is ${megabytes(size)} MB. The limit is 25 MB.`
  }
  if (size === 0) return 'This file is empty.'
  return null
}

function megabytes(bytes: number): string {
  return (bytes / 1024 / 1024).toFixed(1)
}

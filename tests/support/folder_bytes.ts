import { readdir, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'

/** @param without folders of this name */
export async function folderBytes(folder: string, without?: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries.filter((entry) => {
    return entry.isFile() && !(without && entry.parentPath.split(sep).includes(without))
  })
  const sizes = await Promise.all(
    files.map(async ({ parentPath, name }) => {
      // it may be gone by now
      const found = await stat(join(parentPath, name)).catch(() => null)
      return found?.size ?? 0
    })
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}

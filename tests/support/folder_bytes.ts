import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

export async function folderBytes(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries.filter((entry) => entry.isFile())
  const sizes = await Promise.all(
    files.map(async ({ parentPath, name }) => {
      // it may be gone by now
      const found = await stat(join(parentPath, name)).catch(() => null)
      return found?.size ?? 0
    })
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}

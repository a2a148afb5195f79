import { randomBytes } from 'node:crypto'
import { mkdir, open, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * The application key, which signs cookies and links. Created on first start in
 * `<storage>/app.key`, readable by its owner only. If two processes start at once, the loser reads
 * the winner's.
 * @returns 64 hex characters
 */
export async function ensureAppKey(storagePath: string): Promise<string> {
  await mkdir(storagePath, { recursive: true, mode: 0o700 })
  const path = join(storagePath, 'app.key')
  try {
    const file = await open(path, 'wx', 0o600)
    const key = randomBytes(32).toString('hex')
    await file.writeFile(key)
    await file.sync()
    await file.close()
    return key
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return (await readFile(path, 'utf8')).trim()
  }
}
